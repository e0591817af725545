import { pages } from '@kbf/contracts';
import { useCallback } from 'react';
import { LoadMore } from '../../components/load-more.tsx';
import { Query } from '../../components/query.tsx';
import { buttonStyle } from '../../components/ui/button-style.ts';
import { Button } from '../../components/ui/button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SectionLink } from '../../components/ui/section-link.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { useSession } from '../../lib/session/session.ts';
import { useLateAddress } from '../../lib/browser/use-late-address.ts';
import { inPlace } from '../../lib/browser/use-tab-in-address.ts';
import { DirectorySkeleton } from './directory-skeleton.tsx';
import { MemberCard } from './member-card.tsx';
import { useListProfilesInfiniteQuery } from './members-api.ts';
import { SearchBox } from './search-box.tsx';

const found = (total: number) => (total === 1 ? '1 member found' : `${total} members found`);

/** Members who chose to be listed, searched by name or by their own text. The search is in the address. */
export function DirectoryPage() {
  usePageHead(pages['/members']);
  const [address, setAddress] = useLateAddress();
  const { status } = useSession();
  const search = address.get('search') ?? '';
  const profiles = useListProfilesInfiniteQuery(search ? { search } : {});
  const look = useCallback(
    (words: string) =>
      setAddress(words ? { search: words } : {}, {
        ...inPlace,
        // Back leaves the search in one step, not one step per pause in typing.
        replace: search !== '' && words !== '',
      }),
    [setAddress, search],
  );

  return (
    <section className="page breathe">
      <header className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
        <div className="max-w-2xl min-w-0">
          <p className="kicker">Member directory</p>
          <h1 className="display mt-4 text-4xl">The people beside you</h1>
          <p className="prose-serif mt-5 text-lg">
            Owners, makers and bookkeepers who pray for one another by name. Everyone here chose to
            be listed.
          </p>
        </div>
        <SearchBox value={search} onSearch={look} />
      </header>
      <div className="mt-12 min-h-96">
        <Query
          of={profiles}
          loadingLabel="Loading member profiles..."
          loading={<DirectorySkeleton />}
          failedTitle="The member profiles did not load"
          empty={
            search ? (
              <PageState
                title="No members found"
                text="Try adjusting your search terms."
                action={
                  <Button variant="outline" onClick={() => look('')}>
                    Show all members
                  </Button>
                }
              />
            ) : (
              <PageState
                title="No member profiles available"
                text="Member profiles will appear here as they join the fellowship."
                action={
                  status === 'visitor' && (
                    <SectionLink section="contact" className={buttonStyle({})}>
                      Join Our Fellowship
                    </SectionLink>
                  )
                }
              />
            )
          }
        >
          {({ pages: loaded }) => (
            <>
              <output className={search ? 'mb-8 block text-quiet' : 'sr-only'}>
                {search && found(loaded[0]?.total ?? 0)}
              </output>
              <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
                {loaded
                  .flatMap(({ items }) => items)
                  .map((profile) => (
                    <MemberCard key={profile.userId} profile={profile} />
                  ))}
              </div>
            </>
          )}
        </Query>
        <div className="mt-12">
          <LoadMore of={profiles} label="Show more members" pendingLabel="Loading members..." />
        </div>
      </div>
    </section>
  );
}
