import type { Prayer } from '@kbf/contracts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { LoadMore } from '../../../components/load-more.tsx';
import { Query, type QueryResult } from '../../../components/query.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { PageState } from '../../../components/ui/page-state.tsx';
import type { Page } from '../../../lib/api/endpoint.ts';
import { PrayerCard, type CommentsShown } from '../prayer-card.tsx';
import {
  useListCirclePrayersInfiniteQuery,
  useListLeastPrayedForInfiniteQuery,
} from './circles-api.ts';

type List = QueryResult<{ pages: Page<Prayer>[] }> & ComponentProps<typeof LoadMore>['of'];

/** All prayers of a circle, newest first. */
export function NewestPrayers({ id, onShare }: { id: string; onShare: () => void }) {
  return (
    <Prayers
      of={useListCirclePrayersInfiniteQuery({ id })}
      empty={
        <PageState
          title="No one has shared a request yet"
          text="Yours can be the first. Only this circle will see it."
          action={
            <Button variant="outline" onClick={onShare}>
              Share a request
            </Button>
          }
        />
      }
    />
  );
}

/** Those that the reader can pray for, least prayed for first. */
export function LeastPrayedFor({ id }: { id: string }) {
  return (
    <Prayers
      // Others pray, too: each look is a new one.
      of={useListLeastPrayedForInfiniteQuery({ id }, { refetchOnMountOrArgChange: true })}
      empty={
        <PageState
          title="No prayers are waiting for you right now"
          text="You prayed for all of them today, or the others have not shared one yet."
        />
      }
    />
  );
}

function Prayers({ of, empty }: { of: List; empty: ReactNode }) {
  return (
    <>
      <Query
        of={of}
        loadingLabel="Loading prayers..."
        failedTitle="The prayers did not load"
        empty={empty}
      >
        {({ pages }) => (
          <ul className="flex flex-col gap-8">
            {pages
              .flatMap(({ items }) => items)
              .map((prayer) => (
                <li key={prayer.id}>
                  <OnePrayer prayer={prayer} />
                </li>
              ))}
          </ul>
        )}
      </Query>
      <div className="mt-8">
        <LoadMore of={of} label="Show more prayers" pendingLabel="Loading prayers..." />
      </div>
    </>
  );
}

function OnePrayer({ prayer }: { prayer: Prayer }) {
  const [comments, setComments] = useState<CommentsShown>('none');
  return (
    <PrayerCard
      prayer={prayer}
      comments={comments}
      onComments={setComments}
      onRemoved={() => undefined}
    />
  );
}
