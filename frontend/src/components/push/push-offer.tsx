import { useState } from 'react';
import { useGetPreferencesQuery, usePutPreferencesMutation } from '../../lib/api/notices-api.ts';
import { isPushOpen, putOffPush } from '../../lib/session/push.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePush } from './use-push.ts';

/** Offers notices in this browser, where a member finds comments that they did not know of. Once. */
export function PushOffer() {
  const [isOffered, setOffered] = useState(isPushOpen);
  return isOffered && <Offer onClose={() => setOffered(false)} />;
}

function Offer({ onClose }: { onClose: () => void }) {
  const { state, isPending, hasFailed, turnOn } = usePush();
  const { data: preferences } = useGetPreferencesQuery();
  const [put] = usePutPreferencesMutation();
  if (!preferences || !state || state === 'impossible') return null;
  if (state === 'on')
    return (
      <Notice tone="done" title="This device will tell you.">
        You can change this on your account page.
      </Notice>
    );
  if (state === 'blocked') return null;
  return (
    <Notice
      title="Know when someone answers you"
      action={
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            pending={isPending}
            pendingLabel="Ask your browser..."
            onClick={() =>
              void turnOn(() => void put({ ...preferences, commentOnOwnPrayer: true }))
            }
          >
            Notify me on this device
          </Button>
          <Button
            size="sm"
            variant="quiet"
            disabled={isPending}
            onClick={() => {
              putOffPush();
              onClose();
            }}
          >
            Not now
          </Button>
        </div>
      }
    >
      <p>
        We can show a short notification when there is a comment on one of your prayers. It never
        contains what anyone wrote.
      </p>
      {hasFailed && <p role="alert">Your browser could not set this up. Please try again later.</p>}
    </Notice>
  );
}
