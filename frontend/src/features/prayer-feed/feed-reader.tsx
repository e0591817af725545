import { useState, useEffect } from 'react';
import type { Prayer } from '@kbf/contracts';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { FeedFrame } from './feed-frame.tsx';
import { PrayerCard, type CommentsShown } from './prayer-card.tsx';
import { useArrived } from './use-arrived.ts';
import { useFeedPosition } from './use-feed-position.ts';
import { useSession } from '../../lib/session/session.ts';
import { useSeeCommentsMutation } from './prayer-feed-api.ts';

const labels = {
  loading: 'Loading prayers...',
  previous: 'Previous Prayer',
  next: 'Next Prayer',
  counter: (position: number, total: number) => `Prayer ${position} of ${total}`,
};

/** The reader of the first feed. */
export function FeedReader({ likesByKey }: { likesByKey: boolean }) {
  const feed = useFeedPosition();
  const [comments, setComments] = useState<Record<string, CommentsShown>>({});
  const arrived = useArrived();
  useSeeComments(feed.prayer);
  return (
    <FeedFrame
      feed={feed}
      likesByKey={likesByKey}
      labels={labels}
      empty={
        <PageState
          title="No prayers shared yet"
          text="Be the first to share one."
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

/** Notes that a member has seen the comments on their own prayer, so that they are no longer news on the start page. */
function useSeeComments(prayer: Prayer | undefined): void {
  const [see] = useSeeCommentsMutation();
  const isMember = useSession().status === 'member';
  const { id = '', commentCount = 0 } = isMember && prayer?.mine ? prayer : {};
  useEffect(() => {
    if (commentCount > 0) void see({ id });
  }, [id, commentCount, see]);
}
