import { useState } from 'react';
import { useGetPreferencesQuery, usePutPreferencesMutation } from '../../lib/api/notices-api.ts';
import { isPushOpen, putOffPush } from '../../lib/session/push.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePush } from './use-push.ts';

/** What the offer says, by the moment at which a notice would have helped. */
const offers = {
  comments: {
    title: 'Know when someone answers you',
    text:
      'We can show a short notification when there is a comment on one of your prayers. ' +
      'It never contains what anyone wrote.',
  },
  gathering: {
    title: 'Get the reminder on this device',
    text: 'We can show a short notification an hour before we meet. Otherwise, the reminder comes by email.',
  },
  invitation: {
    title: 'Know when someone invites you',
    text: 'We can show a short notification when you are invited to a circle. It never says who invites you.',
  },
  prayed: {
    title: 'Know when someone prays for you',
    text: 'We can show a short notification, once a day at most, when someone has prayed. It never says who.',
  },
} as const;

type PushOfferProps = { reason: keyof typeof offers };

/** Offers notices in this browser, where a member finds what they did not know of. Once. */
export function PushOffer({ reason }: PushOfferProps) {
  const [isOffered, setOffered] = useState(isPushOpen);
  return isOffered && <Offer reason={reason} onClose={() => setOffered(false)} />;
}

function Offer({ reason, onClose }: PushOfferProps & { onClose: () => void }) {
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
      title={offers[reason].title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button
            size="sm"
            pending={isPending}
            pendingLabel="Ask your browser..."
            onClick={() =>
              void turnOn(() => {
                // All others are on until one stops them.
                if (reason === 'comments') void put({ ...preferences, commentOnOwnPrayer: true });
              })
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
      <p>{offers[reason].text}</p>
      {hasFailed && <p role="alert">Your browser could not set this up. Please try again later.</p>}
    </Notice>
  );
}
