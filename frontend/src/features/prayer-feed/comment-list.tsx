import { limits, type Prayer } from '@kbf/contracts';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { CommentItem } from './comment-item.tsx';
import { useListCommentsInfiniteQuery } from './prayer-feed-api.ts';

type CommentListProps = {
  prayer: Prayer;
  /** All comments, not only the first three. */
  expanded: boolean;
  onExpand: () => void;
};

/** The first three comments; after expanding, all of them, including those that did not come with the prayer. */
export function CommentList({ prayer, expanded, onExpand }: CommentListProps) {
  const { id, comments, commentCount } = prayer;
  const hasMore = commentCount > comments.length;
  const all = useListCommentsInfiniteQuery({ id }, { skip: !expanded || !hasMore });
  const listed = hasMore ? all.data?.pages.flatMap((page) => page.items) : undefined;
  const loaded = listed ?? comments;
  const section = useRef<HTMLElement>(null);
  const shown = expanded ? loaded : comments.slice(0, limits.prayer.commentsShown);

  function expand() {
    // The button disappears: move the focus to the list.
    section.current?.focus({ preventScroll: true });
    onExpand();
  }
  return (
    <section ref={section} tabIndex={-1} aria-label="Comments" className="flex flex-col gap-4">
      {commentCount === 0 && <p className="text-quiet">No comments yet. Be the first.</p>}
      {shown.length > 0 && (
        <ul aria-label="Comments" className="flex flex-col gap-4">
          {shown.map((comment) => (
            <CommentItem
              key={comment.id}
              prayerId={id}
              comment={comment}
              returnTo={() => section.current}
            />
          ))}
        </ul>
      )}
      {!expanded && commentCount > shown.length && (
        <Button variant="quiet" className="-ml-5 self-start" onClick={expand}>
          View all {commentCount} comments
        </Button>
      )}
      {expanded && hasMore && all.isError && (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="text-sm font-semibold text-clay">The other comments did not load.</p>
          <Button variant="outline" onClick={() => void all.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {expanded && hasMore && !all.isError && all.hasNextPage && (
        <Button
          variant="quiet"
          className="-ml-5 self-start"
          pending={all.isFetchingNextPage}
          pendingLabel="Loading comments..."
          onClick={() => void all.fetchNextPage()}
        >
          Show more comments
        </Button>
      )}
    </section>
  );
}
