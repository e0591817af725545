import type { OwnNeed } from '@kbf/contracts';
import { LoadMore } from '../../components/load-more.tsx';
import { Query } from '../../components/query.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { ConfirmButton } from '../../components/ui/confirm-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { NeedSlip } from './need-slip.tsx';
import { dayInWords, tagWords } from './need-words.ts';
import { useListOwnNeedsInfiniteQuery, useRemoveNeedMutation } from './needs-api.ts';

const states: Record<OwnNeed['state'], string | undefined> = {
  public: undefined,
  held: 'Waiting for review',
  hidden: 'Hidden by our team',
  ended: 'Its last day has passed',
};

function OwnItem({ need }: { need: OwnNeed }) {
  const [remove] = useRemoveNeedMutation();
  const { id, kind, text, tag, endsOn, state, matches } = need;
  const about = states[state];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 border-b border-hairline py-8 first:pt-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
          <Badge tone={kind === 'offer' ? 'olive' : 'gold'}>
            {kind === 'offer' ? 'You offer' : 'You need'}: {tagWords[tag]}
          </Badge>
          <span>until {dayInWords(endsOn)}</span>
        </p>
        <p
          dir="auto"
          className="prose-serif mt-3 text-lg [overflow-wrap:anywhere] whitespace-pre-line"
        >
          {text}
        </p>
        {about && <p className="mt-2 text-sm font-semibold">{about}.</p>}
        <div className="mt-3">
          <ConfirmButton
            title="Delete this?"
            description="Requests to talk about it will be deleted, too. You cannot undo this."
            confirmLabel="Delete"
            aria-label={`Delete: ${text}`}
            onConfirm={() => remove({ id }).unwrap()}
          >
            Delete
          </ConfirmButton>
        </div>
      </div>
      {state === 'public' && (
        <div>
          {matches.length > 0 ? (
            <h2 className="font-semibold text-gold-text">Matches for what you {kind}</h2>
          ) : (
            <p className="text-quiet">No matches yet. New ones will appear here.</p>
          )}
          <ul className="mt-4">
            {matches.map((match) => (
              <NeedSlip key={match.id} need={match} />
            ))}
          </ul>
        </div>
      )}
    </li>
  );
}

/** The person's own needs and offers, with matches. */
export function OwnNeeds() {
  const needs = useListOwnNeedsInfiniteQuery();
  return (
    <Query
      of={needs}
      loadingLabel="Loading your posts..."
      failedTitle="Your posts did not load"
      empty={
        <PageState
          title="You have not posted anything yet"
          text="Share what you need or what you can offer. Matches will appear next to it."
        />
      }
    >
      {({ pages }) => (
        <>
          <p className="mb-8 text-quiet">
            Want to hear about new matches?{' '}
            <TextLink to={paths.account.href('data')}>Turn on notifications</TextLink>
          </p>
          <ul>
            {pages
              .flatMap(({ items }) => items)
              .map((need) => (
                <OwnItem key={need.id} need={need} />
              ))}
          </ul>
          <LoadMore of={needs} label="Show more" pendingLabel="Loading..." />
        </>
      )}
    </Query>
  );
}
