import type { Prayer } from '@kbf/contracts';
import { MessageCircle, Share2 } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { CouldNotSend } from './could-not-send.tsx';
import { DeleteButton } from './delete-button.tsx';
import { LikeButton } from './like-button.tsx';
import { PrayerLetter } from './prayer-letter.tsx';
import { useRemovePrayerMutation } from './prayer-feed-api.ts';
import { sharePrayer } from './share-prayer.ts';

type PrayerCardProps = {
  prayer: Prayer;
  expanded: boolean;
  onExpanded: (expanded: boolean) => void;
  draft: string;
  onDraft: (draft: string) => void;
};

/** One prayer with everything one can do about it. */
export function PrayerCard({ prayer, expanded, onExpanded, draft, onDraft }: PrayerCardProps) {
  const [remove, removal] = useRemovePrayerMutation();
  const { id, commentCount } = prayer;
  return (
    <article className="rounded-md border border-hairline bg-surface p-6 sm:p-10">
      <PrayerLetter prayer={prayer} />
      <div className="mt-8 flex flex-wrap items-center gap-1 border-t border-hairline pt-3 [&>:first-child]:-ml-3.5">
        <LikeButton prayer={prayer} />
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={expanded}
          aria-label={`Comments, ${commentCount} so far`}
          onClick={() => onExpanded(!expanded)}
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="tabular-nums">{commentCount}</span>
        </Button>
        <Button variant="quiet" size="sm" onClick={() => sharePrayer(id)}>
          <Share2 aria-hidden="true" strokeWidth={1.5} className="size-5" />
          Share
        </Button>
        {prayer.mine && (
          <DeleteButton
            what="your prayer"
            pending={removal.isLoading}
            onDelete={() => void remove({ id })}
          />
        )}
        {removal.isError && <CouldNotSend />}
      </div>
      <div className="mt-5 flex flex-col gap-5">
        <CommentList prayer={prayer} expanded={expanded} onExpand={() => onExpanded(true)} />
        <CommentForm prayerId={id} draft={draft} onDraft={onDraft} />
      </div>
    </article>
  );
}
