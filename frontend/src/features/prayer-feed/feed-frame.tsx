import type { Prayer } from '@kbf/contracts';
import { Suspense, useRef, type ReactNode } from 'react';
import { FeedTurning } from './feed-turning.tsx';
import type { FeedPosition } from './use-feed-position.ts';
import { useTurning } from './use-turning.ts';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { useAgainWhenOnline, waitsForLine } from '../../lib/browser/use-again-when-online.ts';
import { readableMessage, type ApiError } from '../../lib/api/request-error.ts';
import { lazyNamed } from '../../lib/browser/lazy-named.ts';
import { Skeleton, SkeletonLines } from '../../components/ui/skeleton.tsx';

// Rare, and known only after an answer, so it loads apart.
const MissingPrayer = lazyNamed(() => import('./missing-prayer.tsx'), 'MissingPrayer');

type FeedFrameProps = {
  feed: FeedPosition;
  likesByKey: boolean;
  labels: {
    loading: string;
    previous: string;
    next: string;
    counter: (position: number, total: number) => string;
  };
  /** Shown while there are no prayers. */
  empty: ReactNode;
  /** The current prayer. @param onRemoved call it when its author has deleted it */
  children: (prayer: Prayer, onRemoved: () => void) => ReactNode;
  /** Number of prayers that arrived since the list was loaded. */
  arrived?: number;
  /** More in the bar: what one does with the current prayer. @param turn call `begin` before the next prayer shows */
  renderAct?: (turn: { begin: () => void; next: (() => void) | undefined }) => ReactNode;
};

/** The common frame of both feeds: one prayer at a time, navigation, and all loading states. */
export function FeedFrame(props: FeedFrameProps) {
  const { feed, likesByKey, labels, empty, children, arrived = 0, renderAct } = props;
  const { state, prayer, position, total } = feed;
  const region = useRef<HTMLDivElement>(null);
  const { previous, next, begin, goToNewest, swipe } = useTurning(feed, { region, likesByKey });

  const show = () => {
    if (state === 'loading') return <FeedSkeleton label={labels.loading} />;
    if (state === 'arriving') return <FeedSkeleton label="Loading this prayer..." />;
    if (state === 'failed') return <FeedFailed problem={feed.problem} onRetry={feed.retry} />;
    return prayer ? <div {...swipe}>{children(prayer, begin)}</div> : empty;
  };
  const counter =
    position === undefined ? 'A prayer shared with you' : labels.counter(position, total);
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="flex min-h-[60vh] min-w-0 scroll-mt-20 flex-col gap-6"
    >
      {feed.missing && (
        <Suspense>
          <MissingPrayer onRetry={feed.retry} />
        </Suspense>
      )}
      {show()}
      {prayer && (
        <FeedTurning
          previous={previous}
          next={next}
          moreFailed={feed.moreFailed}
          labels={{ ...labels, counter }}
          act={renderAct?.({ begin, next })}
        >
          <ArrivedPrayers count={arrived} onOpen={goToNewest} />
        </FeedTurning>
      )}
    </div>
  );
}

/** Number of prayers that arrived since the list was loaded. */
function ArrivedPrayers({ count, onOpen }: { count: number; onOpen: () => void }) {
  if (count <= 0) return null;
  return (
    <Button onClick={onOpen} className="mb-3 animate-fade-in rounded-full shadow-float">
      {count === 1 ? '1 new prayer' : `${count} new prayers`}
    </Button>
  );
}

type FeedFailedProps = { problem: ApiError | undefined; onRetry: () => void };

/** The feed could not be loaded: because of the network, or with the site's own message. */
function FeedFailed({ problem, onRetry }: FeedFailedProps) {
  const waits = useAgainWhenOnline(problem?.status === 0, onRetry);
  return (
    <PageState
      failed
      title="The prayers did not load"
      text={waits || !problem ? waitsForLine : readableMessage(problem)}
      action={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}

/** A placeholder for a prayer while it loads. */
function FeedSkeleton({ label }: { label: string }) {
  return (
    <output className="block min-h-[80svh] rounded-md border border-hairline bg-surface p-6 sm:p-10">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-5 w-40" />
      <span className="mt-8 block">
        <SkeletonLines lines={4} />
      </span>
      <span className="mt-10 block border-t border-hairline pt-6">
        <SkeletonLines lines={3} />
      </span>
      <span className="mt-6 block text-quiet" aria-hidden="true">
        {label}
      </span>
    </output>
  );
}
