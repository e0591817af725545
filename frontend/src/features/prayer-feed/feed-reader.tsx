import { useState } from 'react';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { FeedFrame } from './feed-frame.tsx';
import { PrayerCard, type CommentsShown } from './prayer-card.tsx';
import { useFeedPosition } from './use-feed-position.ts';
import { useLiveTotal } from './use-live-total.ts';

const labels = {
  loading: 'Loading prayers...',
  previous: 'Previous Prayer',
  next: 'Next Prayer',
  counter: (position: number, total: number) => `Prayer ${position} of ${total}`,
};

/** The first feed as one reads it. */
export function FeedReader({ likesByKey }: { likesByKey: boolean }) {
  const feed = useFeedPosition();
  const [comments, setComments] = useState<Record<string, CommentsShown>>({});
  const liveTotal = useLiveTotal();
  const arrived = liveTotal === undefined ? 0 : liveTotal - feed.total;
  return (
    <FeedFrame
      feed={feed}
      likesByKey={likesByKey}
      labels={labels}
      empty={
        <PageState
          title="No prayers shared yet"
          text="The first one may be yours."
          action={<LinkButton to={paths.prayer.href()}>Start Praying</LinkButton>}
        />
      }
      arrived={arrived}
    >
      {(prayer, onRemoved) => (
        <PrayerCard
          key={prayer.id}
          prayer={prayer}
          comments={comments[prayer.id] ?? 'some'}
          onComments={(shown) => setComments((all) => ({ ...all, [prayer.id]: shown }))}
          onRemoved={onRemoved}
        />
      )}
    </FeedFrame>
  );
}
