import type { DecidedText } from '@kbf/contracts';
import { Link } from 'react-router';
import { LoadMore } from '../../components/load-more.tsx';
import { Query, type QueryResult } from '../../components/query.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Page } from '../../lib/api/endpoint.ts';
import { dayAndTime, relativeTimeWithin } from '../../lib/browser/relative-time.ts';
import { deskItemStyle } from './desk-list-item.tsx';
import { decidedHref } from './desk-place.ts';
import { searchOf } from './desk-views.tsx';
import { kindWords, outcomeWords } from './desk-words.ts';

type DecidedListProps = {
  of: QueryResult<{ pages: Page<DecidedText>[] }> & Parameters<typeof LoadMore>[0]['of'];
  open: string | undefined;
};

const empty = (
  <PageState
    title="No decisions yet"
    text="Decisions about posts appear here for 30 days, with the admin’s name and note."
  />
);

/** Decided texts, latest first: the decision, the admin, and the reason. */
export function DecidedList({ of, open }: DecidedListProps) {
  return (
    <>
      <Query
        of={of}
        loadingLabel="Loading decisions..."
        loading={<SkeletonLines lines={9} />}
        failedTitle="The decisions did not load"
        empty={empty}
      >
        {({ pages }) => (
          <ul>
            {pages
              .flatMap((page) => page.items)
              .map(({ id, kind, decision, was, decidedAt, by, note }) => (
                <li key={id}>
                  <Link
                    to={{ pathname: decidedHref(id), search: searchOf('decided') }}
                    aria-current={open === id ? 'page' : undefined}
                    className={deskItemStyle}
                  >
                    <span className="flex items-center justify-between gap-3">
                      <span className="font-semibold">{kindWords[kind]}</span>
                      <Badge tone={decision === 'release' ? 'olive' : 'neutral'}>
                        {outcomeWords[decision][was]}
                      </Badge>
                    </span>
                    {note && (
                      <span className="line-clamp-2 [overflow-wrap:anywhere]" dir="auto">
                        {note}
                      </span>
                    )}
                    <span className="text-sm text-quiet [overflow-wrap:anywhere]">
                      <bdi>{by}</bdi>,{' '}
                      <time dateTime={decidedAt} title={dayAndTime(decidedAt)}>
                        {relativeTimeWithin(decidedAt)}
                      </time>
                    </span>
                  </Link>
                </li>
              ))}
          </ul>
        )}
      </Query>
      <LoadMore of={of} label="Show more" pendingLabel="Loading..." />
    </>
  );
}
