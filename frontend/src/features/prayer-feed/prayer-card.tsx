import type { Prayer } from '@kbf/contracts';
import { MessageCircle } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { CommentForm } from './comment-form.tsx';
import { CommentList } from './comment-list.tsx';
import { LikeButton } from './like-button.tsx';
import { PrayerLetter } from './prayer-letter.tsx';
import { PrayerMenu } from './prayer-menu.tsx';
import { ShareButton } from './share-button.tsx';

/** Visible comments: none, the first three, or all. */
export type CommentsShown = 'none' | 'some' | 'all';

type PrayerCardProps = {
  prayer: Prayer;
  comments: CommentsShown;
  onComments: (shown: CommentsShown) => void;
  onRemoved: () => void;
};

/** One prayer with all its actions. */
export function PrayerCard(props: PrayerCardProps) {
  const { prayer, comments, onComments, onRemoved } = props;
  const { id, commentCount } = prayer;
  const isOpen = comments !== 'none';
  return (
    <article
      aria-label={`Prayer from ${prayer.userName}`}
      className="relative animate-fade-in rounded-md border border-hairline bg-surface p-6 sm:p-10"
    >
      <PrayerLetter prayer={prayer} />
      <div className="absolute top-3.5 right-3 sm:top-7 sm:right-7 print:hidden">
        <PrayerMenu prayer={prayer} onRemoved={onRemoved} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-1 border-t border-hairline pt-3 [&>:first-child]:-ml-5 print:hidden">
        <LikeButton prayer={prayer} />
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={`comments-${id}`}
          aria-label={`Comments, ${commentCount} so far`}
          onClick={() => onComments(isOpen ? 'none' : 'some')}
        >
          <MessageCircle aria-hidden="true" strokeWidth={1.5} className="size-5" />
          <span className="tabular-nums">{commentCount}</span>
        </Button>
        <ShareButton prayer={prayer} />
      </div>
      <div className="mt-5 flex flex-col gap-5 print:hidden">
        <div id={`comments-${id}`} hidden={!isOpen}>
          {isOpen && (
            <CommentList
              prayer={prayer}
              expanded={comments === 'all'}
              onExpand={() => onComments('all')}
            />
          )}
        </div>
        <CommentForm prayerId={id} onSending={() => onComments('all')} />
      </div>
    </article>
  );
}
