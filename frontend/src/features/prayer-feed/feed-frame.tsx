import type { Prayer } from '@kbf/contracts';
import { useRef, type ReactNode } from 'react';
import { ArrivedPrayers } from './arrived-prayers.tsx';
import { FeedFailed } from './feed-failed.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { FeedTurning } from './feed-turning.tsx';
import { MissingPrayer } from './missing-prayer.tsx';
import type { FeedPosition } from './use-feed-position.ts';
import { useTurning } from './use-turning.ts';

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
};

/** The common frame of both feeds: one prayer at a time, navigation, and all loading states. */
export function FeedFrame(props: FeedFrameProps) {
  const { feed, likesByKey, labels, empty, children, arrived = 0 } = props;
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
      {feed.missing && <MissingPrayer onRetry={feed.retry} />}
      {show()}
      {prayer && (
        <FeedTurning
          previous={previous}
          next={next}
          moreFailed={feed.moreFailed}
          labels={{ ...labels, counter }}
        >
          <ArrivedPrayers count={arrived} onOpen={goToNewest} />
        </FeedTurning>
      )}
    </div>
  );
}
