import { useEffect, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { useFeedKeys } from './feed-keys.ts';
import { FeedTurning } from './feed-turning.tsx';
import { MissingPrayer } from './missing-prayer.tsx';
import { PrayerCard, type CommentsShown } from './prayer-card.tsx';
import { useFeedPosition } from './use-feed-position.ts';
import { useLiveTotal } from './use-live-total.ts';
import { useSwipe } from './use-swipe.ts';

/** The feed as one reads it, with all its states. */
export function FeedReader({ likesByKey }: { likesByKey: boolean }) {
  const feed = useFeedPosition();
  const { state, prayer, total } = feed;
  const [comments, setComments] = useState<Record<string, CommentsShown>>({});
  const liveTotal = useLiveTotal();
  const region = useRef<HTMLDivElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const like = useRef<HTMLButtonElement>(null);

  // A turn brings the top of the letter, and the focus to whose it is; nothing else moves what is read.
  const isTurning = useRef(false);
  const shownId = prayer?.id;
  const lastShown = useRef(shownId);
  const turn = (to: (() => unknown) | undefined) =>
    to &&
    (() => {
      isTurning.current = true;
      void to();
    });
  useEffect(() => {
    const isAnother = lastShown.current !== shownId;
    lastShown.current = shownId;
    if (!isAnother || !isTurning.current || state === 'loading') return;
    isTurning.current = false;
    const target = name.current ?? region.current;
    const top = region.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) region.current?.scrollIntoView({ block: 'start' });
    target?.focus({ preventScroll: true });
  }, [shownId, state]);

  const previous = turn(feed.previous);
  const next = turn(feed.next);
  useFeedKeys({ previous, next, like: likesByKey ? () => like.current?.click() : undefined });
  const swipe = useSwipe({ onLeft: next, onRight: previous });

  const missing = feed.missing && <MissingPrayer onRetry={feed.retry} />;
  const show = () => {
    if (state === 'loading') return <FeedSkeleton label="Loading prayers..." />;
    if (state === 'arriving') return <FeedSkeleton label="This prayer is on its way here..." />;
    if (state === 'failed')
      return (
        <PageState
          failed
          title="The prayers did not load"
          text="Nothing is lost. Check your connection and try again."
          action={<Button onClick={feed.retry}>Try again</Button>}
        />
      );
    if (!prayer)
      return (
        <PageState
          title="No prayers shared yet"
          text="The first one may be yours."
          action={<LinkButton to={paths.prayer.href()}>Start Praying</LinkButton>}
        />
      );
    const { id } = prayer;
    return (
      <div {...swipe}>
        <PrayerCard
          key={id}
          prayer={prayer}
          comments={comments[id] ?? 'some'}
          onComments={(shown) => setComments((all) => ({ ...all, [id]: shown }))}
          onRemoved={() => (isTurning.current = true)}
          nameRef={name}
          likeRef={like}
        />
      </div>
    );
  };
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="flex min-h-[60vh] min-w-0 scroll-mt-20 flex-col gap-6"
    >
      {missing}
      {show()}
      {prayer && (
        <FeedTurning
          {...feed}
          previous={previous}
          next={next}
          arrived={liveTotal === undefined ? 0 : Math.max(0, liveTotal - total)}
          onArrived={() => turn(feed.goToNewest)?.()}
        />
      )}
    </div>
  );
}
