import type { GuideName } from '@kbf/contracts';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';
import type { TextReply } from '../../../lib/chat/text-assistants.ts';
import { Button } from '../../ui/button.tsx';

const RatingDialog = lazyNamed(() => import('./rating-dialog.tsx'), 'RatingDialog');

export type RatedReply = { assistant: GuideName; question: string; reply: TextReply };
export type Thumb = 'up' | 'down';

const choices = [
  { thumb: 'up', label: 'Helpful', Icon: ThumbsUp },
  { thumb: 'down', label: 'Not helpful', Icon: ThumbsDown },
] as const;

/** Thumbs under a reply. A press asks for the reason; nothing is sent before. */
export function RateReply(rated: RatedReply) {
  const [asked, setAsked] = useState<Thumb>('up');
  const [isOpen, setOpen] = useState(false);
  const [sent, setSent] = useState<Thumb>();
  const [ratingId] = useState(() => crypto.randomUUID());
  return (
    <fieldset aria-label="Was this reply helpful?" className="-ml-3 flex gap-1">
      {choices.map(({ thumb, label, Icon }) => (
        <Button
          key={thumb}
          variant="quiet"
          size="sm"
          className="size-11 px-0"
          aria-label={label}
          aria-pressed={sent === thumb}
          aria-haspopup="dialog"
          onClick={() => {
            setAsked(thumb);
            setOpen(true);
          }}
        >
          <Icon
            aria-hidden="true"
            strokeWidth={sent === thumb ? 2.5 : 1.5}
            className={`size-4.5 ${sent === thumb ? 'fill-gold/30' : ''}`}
          />
        </Button>
      ))}
      {isOpen && (
        <Suspense>
          <RatingDialog
            {...rated}
            thumb={asked}
            ratingId={ratingId}
            onOpenChange={setOpen}
            onSent={() => setSent(asked)}
          />
        </Suspense>
      )}
    </fieldset>
  );
}
