import type { PrayerComment } from '@kbf/contracts';
import { Suspense, useState } from 'react';
import { MenuButton } from '../../components/ui/menu-button.tsx';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { fullDate, relativeTime } from '../../lib/browser/relative-time.ts';
import type { CommentActsProps } from './comment-acts.tsx';
import { EditedMark } from './edited-mark.tsx';
import { isOnItsWay } from './comment-change.ts';

const load = () => import('./comment-acts.tsx');
const CommentActs = lazyNamed(load, 'CommentActs');

function CommentMenu(props: CommentActsProps) {
  const [isUsed, setUsed] = useState(false);
  const button = <MenuButton label={props.label} load={load} onOpen={() => setUsed(true)} />;
  if (!isUsed) return button;
  return (
    <Suspense fallback={button}>
      <CommentActs {...props} />
    </Suspense>
  );
}

type CommentItemProps = {
  prayerId: string;
  comment: PrayerComment;
  /** Where the focus goes after deletion. */
  returnTo: () => HTMLElement | null;
};

/** One comment; its author can delete it, others can report it. */
export function CommentItem({ prayerId, comment, returnTo }: CommentItemProps) {
  const { id, userName, createdAt, editedAt } = comment;
  const sending = isOnItsWay(comment);
  return (
    <li
      className={`flex gap-2 border-l border-hairline pl-4 ${sending ? 'animate-fade-in opacity-80' : ''}`}
    >
      <div className="min-w-0 flex-1">
        <p className="text-sm [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{userName}</bdi>{' '}
          {sending ? (
            <span className="text-quiet">Sending...</span>
          ) : (
            <time dateTime={createdAt} title={fullDate(createdAt)} className="text-quiet">
              {relativeTime(createdAt)}
            </time>
          )}
          <EditedMark at={editedAt} />
        </p>
        <p dir="auto" className="mt-0.5 [overflow-wrap:anywhere] whitespace-pre-line">
          {comment.comment}
        </p>
      </div>
      {!sending && (
        <div className="-mt-2.5 -mr-2.5 shrink-0">
          <CommentMenu
            label={`More options for ${userName}’s comment`}
            ids={{ id: prayerId, commentId: id }}
            comment={comment}
            returnTo={returnTo}
          />
        </div>
      )}
    </li>
  );
}
