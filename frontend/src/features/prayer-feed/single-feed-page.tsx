import { pages } from '@kbf/contracts';
import { PrayerNavigation } from '../../components/prayer/prayer-navigation.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { FeedFrame } from './feed-frame.tsx';
import { SingleCard } from './single-card.tsx';
import { useFeedPosition } from './use-feed-position.ts';

const labels = {
  loading: 'Loading prayer community...',
  previous: 'Previous',
  next: 'Next',
  counter: (position: number, total: number) => `${position} of ${total}`,
};

function SingleFeed() {
  return (
    <FeedFrame
      feed={useFeedPosition()}
      likesByKey={false}
      labels={labels}
      empty={
        <PageState
          title="No Prayers Yet"
          text="Be the first to share a prayer with the community."
          action={<LinkButton to={paths.prayer.href()}>Start Praying</LinkButton>}
        />
      }
    >
      {(prayer, onRemoved) => <SingleCard key={prayer.id} prayer={prayer} onRemoved={onRemoved} />}
    </FeedFrame>
  );
}

/** The second feed: a single card. */
export function SingleFeedPage() {
  usePageHead(pages['/prayer/feed']);
  return (
    <>
      <PrayerNavigation />
      <section className="page pt-5 sm:pt-10">
        <div className="mx-auto max-w-3xl min-w-0">
          <h1 className="sr-only">Prayer Feed</h1>
          <SingleFeed />
          <p className="py-8 text-center">
            <TextLink to={paths.prayerThrough.href()}>Pray for others, one by one</TextLink>
          </p>
        </div>
      </section>
    </>
  );
}
