import { limits } from '@kbf/contracts';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CodeForm } from './code-form.tsx';
import type { SentTo } from './sent-to.ts';

/** The sent state: what happens now, the code field, and the way back. */
export function LinkSent({ sent, onReset }: { sent: SentTo; onReset: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const bySms = sent.channel === 'sms';
  return (
    <div className="flex animate-fade-in flex-col gap-6">
      <div>
        <h2 ref={heading} tabIndex={-1} className="display text-2xl">
          Login Link Sent!
        </h2>
        <p className="mt-3">
          {bySms
            ? `Check your phone for a secure login link. It will expire in ${limits.login.linkMinutes} minutes.`
            : `Check your inbox for a secure login link. It will expire in ${limits.login.linkMinutes} minutes.`}
        </p>
        <p className="mt-2 text-quiet">
          {sent.message} to <span className="font-semibold text-ink">{sent.to}</span>.
        </p>
      </div>
      {bySms && <CodeForm phoneNumber={sent.to} />}
      <Button variant="quiet" size="sm" className="-ml-3.5 self-start" onClick={onReset}>
        {bySms ? 'Send to a different number' : 'Send to a different address'}
      </Button>
    </div>
  );
}
