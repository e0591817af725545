import { limits, type Prayer, type PrayerComment } from '@kbf/contracts';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CouldNotSend } from './could-not-send.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useListCommentsInfiniteQuery, useRemoveCommentMutation } from './prayer-feed-api.ts';
import { fullDate, relativeTime } from '../../lib/relative-time.ts';

function Comment({ prayerId, comment }: { prayerId: string; comment: PrayerComment }) {
  const [remove, { isLoading, isError }] = useRemoveCommentMutation();
  return (
    <li className="border-l border-hairline pl-4">
      <p className="text-sm">
        <span className="font-semibold">{comment.userName}</span>{' '}
        <time
          dateTime={comment.createdAt}
          title={fullDate(comment.createdAt)}
          className="text-quiet"
        >
          {relativeTime(comment.createdAt)}
        </time>
      </p>
      <p className="mt-0.5 whitespace-pre-line">{comment.comment}</p>
      {comment.mine && (
        <div className="-ml-3.5">
          <DeleteButton
            what="this comment"
            pending={isLoading}
            onDelete={() => void remove({ id: prayerId, commentId: comment.id })}
          />
        </div>
      )}
      {isError && <CouldNotSend />}
    </li>
  );
}

type CommentListProps = { prayer: Prayer; expanded: boolean; onExpand: () => void };

/** The first three comments; all of them once expanded, also those that did not come with the prayer. */
export function CommentList({ prayer, expanded, onExpand }: CommentListProps) {
  const { id, comments, commentCount } = prayer;
  const hasMore = commentCount > comments.length;
  const all = useListCommentsInfiniteQuery({ id }, { skip: !expanded || !hasMore });
  const listed = hasMore ? all.data?.pages.flatMap((page) => page.items) : undefined;
  const loaded = listed ?? comments;
  const list = useRef<HTMLUListElement>(null);
  const shown = expanded ? loaded : comments.slice(0, limits.prayer.commentsShown);
  if (commentCount === 0) return null;

  function expand() {
    // The button goes; who pressed it reads on in the list.
    list.current?.focus({ preventScroll: true });
    onExpand();
  }
  return (
    <div className="flex flex-col gap-4">
      <ul ref={list} tabIndex={-1} aria-label="Comments" className="flex flex-col gap-4">
        {shown.map((comment) => (
          <Comment key={comment.id} prayerId={id} comment={comment} />
        ))}
      </ul>
      {!expanded && commentCount > shown.length && (
        <Button variant="quiet" size="sm" className="-ml-3.5 self-start" onClick={expand}>
          View all {commentCount} comments
        </Button>
      )}
      {expanded && hasMore && all.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-sm font-semibold text-clay">The other comments did not load.</p>
          <Button variant="outline" size="sm" onClick={() => void all.refetch()}>
            Load them again
          </Button>
        </div>
      )}
      {expanded && hasMore && !all.isError && all.hasNextPage && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3.5 self-start"
          pending={all.isFetchingNextPage}
          pendingLabel="Loading comments..."
          onClick={() => void all.fetchNextPage()}
        >
          Show more comments
        </Button>
      )}
    </div>
  );
}
