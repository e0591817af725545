import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useSendEmailLinkMutation, useSendMagicLinkMutation } from '../../lib/api/login-api.ts';
import { SendFailed } from './send-failed.tsx';
import type { SentTo } from './sent-to.ts';

/** Seconds to wait before another text makes sense. */
const patience = 30;

const clock = (seconds: number) => `0:${String(seconds).padStart(2, '0')}`;

/** Sends the same message again, after a wait. The new one makes the previous one invalid. */
export function Resend({ sent }: { sent: SentTo }) {
  const [left, restart] = useCountdown(patience);
  const [sendText, byText] = useSendMagicLinkMutation();
  const [sendMail, byMail] = useSendEmailLinkMutation();
  const bySms = sent.channel === 'sms';
  const { isLoading, isSuccess, error } = bySms ? byText : byMail;

  async function resend() {
    const { data } = bySms
      ? await sendText({ phoneNumber: sent.to })
      : await sendMail({ email: sent.to });
    if (data) restart();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      {left > 0 ? (
        <p className="flex min-h-11 items-center text-sm text-quiet tabular-nums">
          Resend in {clock(left)}
        </p>
      ) : (
        <Button
          variant="quiet"
          className="-ml-5"
          pending={isLoading}
          pendingLabel="Sending..."
          onClick={() => void resend()}
        >
          Send it again
        </Button>
      )}
      <output className="text-sm text-quiet empty:hidden">
        {isSuccess && left > 0 && 'Sent again. Only the newest one works.'}
      </output>
      {error && left === 0 && (
        <SendFailed error={error} check={bySms ? 'phone number' : 'email address'} />
      )}
    </div>
  );
}

/** Whole seconds left, and a way to restart. It uses the clock, so that it is right in a sleeping tab too. */
function useCountdown(seconds: number): [left: number, restart: () => void] {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    () => {
      setEnd(Date.now() + seconds * 1000);
      setLeft(seconds);
    },
  ];
}
