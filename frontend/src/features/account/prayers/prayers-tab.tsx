import { Suspense, useState } from 'react';
import { OpenCheckIns } from '../../../components/check-in/open-check-ins.tsx';
import { ErrorBoundary } from '../../../components/error-boundary.tsx';
import { LoadMore } from '../../../components/load-more.tsx';
import { Query } from '../../../components/query.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { lazyNamed } from '../../../lib/browser/lazy-named.ts';
import { paths } from '../../../lib/paths.ts';
import { useListOwnPrayersInfiniteQuery } from '../account-api.ts';
import { SaidAtLast } from '../../../components/said-at-last.tsx';
import { OwnPrayerLetter } from './own-prayer-letter.tsx';

const PushOffer = lazyNamed(() => import('../../../components/push/push-offer.tsx'), 'PushOffer');

/** All of a member's prayers, in any state. */
export function PrayersTab() {
  const prayers = useListOwnPrayersInfiniteQuery();
  const [deleted, setDeleted] = useState(0);
  const hasPrayed = prayers.data?.pages.some(({ items }) =>
    items.some(({ prayedCount }) => prayedCount !== null && prayedCount > 0),
  );
  return (
    <div className="flex max-w-[46rem] flex-col gap-6">
      {deleted > 0 && <SaidAtLast key={deleted} title="Prayer deleted." />}
      <OpenCheckIns />
      {hasPrayed && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <div className="empty:hidden">
              <PushOffer reason="prayed" />
            </div>
          </Suspense>
        </ErrorBoundary>
      )}
      <Query
        of={prayers}
        loadingLabel="Loading your prayers..."
        loading={<SkeletonLines lines={6} />}
        failedTitle="Your prayers did not load"
        empty={
          <PageState
            title="You have not shared a prayer yet"
            text="Prayers you share, and prayers you keep private, will appear here."
            action={<LinkButton to={paths.prayer.href()}>Share a prayer</LinkButton>}
          />
        }
      >
        {({ pages }) => (
          // The questions above already end with a line.
          <ul className="border-t border-hairline [section+&]:-mt-6 [section+&]:border-t-0">
            {pages
              .flatMap(({ items }) => items)
              .map((prayer) => (
                <OwnPrayerLetter
                  key={prayer.id}
                  prayer={prayer}
                  onDeleted={() => setDeleted(deleted + 1)}
                />
              ))}
          </ul>
        )}
      </Query>
      <LoadMore of={prayers} label="Show earlier prayers" pendingLabel="Loading prayers..." />
    </div>
  );
}
