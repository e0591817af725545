import { pages } from '@kbf/contracts';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { paths } from '../../config/paths.ts';
import { usePageHead } from '../../lib/page-head.ts';
import { FeedBanner } from './feed-banner.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { PrayerCard } from './prayer-card.tsx';
import { useFeedPosition, type FeedPosition } from './use-feed-position.ts';

/** The reader's own state per prayer: an unfinished comment, and whether all comments are open. */
type Reading = Record<string, { draft?: string; expanded?: boolean }>;

function Turning({ position, total, previous, next, moreFailed }: FeedPosition) {
  return (
    <nav aria-label="Prayers" className="flex flex-wrap items-center justify-between gap-4">
      <Button variant="outline" disabled={!previous} onClick={previous}>
        Previous Prayer
      </Button>
      <p
        aria-live="polite"
        className="order-first w-full text-center text-quiet tabular-nums sm:order-none sm:w-auto"
      >
        {position === undefined ? 'A prayer shared with you' : `Prayer ${position} of ${total}`}
      </p>
      <Button variant="outline" disabled={!next} onClick={next}>
        Next Prayer
      </Button>
      {moreFailed && (
        <p role="alert" className="w-full text-right text-sm font-semibold text-clay">
          The next prayers did not load, try again.
        </p>
      )}
    </nav>
  );
}

/** Said once the page has stopped waiting for the prayer that the address names. */
function Missing({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-gold pl-5">
      <output className="measure">
        The prayer you came for is not in the feed, or not yet. One that was just shared appears as
        soon as it is ready; nothing is lost.
      </output>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Look again
      </Button>
    </div>
  );
}

function Feed() {
  const feed = useFeedPosition();
  const [reading, setReading] = useState<Reading>({});
  const { state, prayer } = feed;

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
  const missing = feed.missing && <Missing onRetry={feed.retry} />;
  if (!prayer)
    return (
      <>
        {missing}
        <PageState
          title="No prayers shared yet"
          text="The first one may be yours."
          action={<LinkButton to={paths.prayer.href()}>Start Praying</LinkButton>}
        />
      </>
    );

  const { draft = '', expanded = false } = reading[prayer.id] ?? {};
  const remember = (change: Reading[string]) =>
    setReading((all) => ({ ...all, [prayer.id]: { ...all[prayer.id], ...change } }));
  return (
    <div className="flex flex-col gap-6">
      {missing}
      <PrayerCard
        key={prayer.id}
        prayer={prayer}
        expanded={expanded}
        onExpanded={(next) => remember({ expanded: next })}
        draft={draft}
        onDraft={(next) => remember({ draft: next })}
      />
      <Turning {...feed} />
    </div>
  );
}

/** The community's prayers, one at a time. */
export function PrayerFeedPage() {
  usePageHead(pages['/prayer-feed']);
  return (
    <section className="page breathe grid gap-x-16 gap-y-10 lg:grid-cols-[17rem_minmax(0,46rem)]">
      <header className="lg:sticky lg:top-28 lg:self-start">
        <p className="kicker">Community prayers</p>
        <h1 className="display mt-4 text-4xl">Carry one another.</h1>
        <p className="mt-5 text-quiet">
          One prayer at a time. Read it slowly, pray along, and leave a word if you have one.
        </p>
        <div className="mt-6">
          <LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>
        </div>
      </header>
      <div className="flex flex-col gap-8">
        <FeedBanner />
        <Feed />
      </div>
    </section>
  );
}
