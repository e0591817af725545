import { Query } from '../../components/query.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { TextLink } from '../../components/ui/text-link.tsx';
import { paths } from '../../lib/paths.ts';
import { dayAndTime } from '../../lib/browser/relative-time.ts';
import { useGetDecidedQuery } from './care-desk-api.ts';
import { deskHref } from './desk-place.ts';
import { searchOf } from './desk-views.tsx';
import { kindWords, outcomeWords, reasonWords } from './desk-words.ts';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const nothing = (
  <PageState
    title="This is no longer on file"
    text="The decision is more than 30 days old, or the author deleted the post."
    action={<LinkButton to={`${deskHref()}${searchOf('decided')}`}>All decisions</LinkButton>}
  />
);

function Title({ children }: { children: string }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true, { preventScroll: true });
  return (
    <h2 ref={heading} tabIndex={-1} className="display text-2xl">
      {children}
    </h2>
  );
}

/** A decided text: its words, the decision, the admin and the note. */
export function DecidedDetail({ id }: { id: string }) {
  const item = useGetDecidedQuery({ id });
  return (
    <Query
      of={{ ...item, data: item.currentData }}
      loadingLabel="Opening..."
      loading={<SkeletonLines lines={7} />}
      failedTitle="We could not open this"
      missing={nothing}
    >
      {({ kind, was, decision, reasons, decidedAt, by, note, words, author }) => (
        <article key={id} className="flex flex-col gap-6">
          <Title>{kindWords[kind]}</Title>
          <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-quiet [overflow-wrap:anywhere] *:min-w-0">
            <Badge tone={decision === 'release' ? 'olive' : 'neutral'}>
              {outcomeWords[decision][was]}
            </Badge>
            {author ? (
              <TextLink to={paths.profile.href(author.id)}>
                <bdi>{author.fullName}</bdi>
              </TextLink>
            ) : (
              <span>A visitor</span>
            )}
            {reasons.length > 0 && <span>Why: {reasons.map(reasonWords).join(', ')}</span>}
          </p>
          <blockquote
            dir="auto"
            className="measure prose-serif border-s-2 border-gold ps-5 text-lg [overflow-wrap:anywhere] whitespace-pre-line"
          >
            {words || 'A photo'}
          </blockquote>
          <section aria-label="Decision" className="measure flex flex-col gap-2">
            <p>
              {outcomeWords[decision][was]} by <bdi className="font-semibold">{by}</bdi>,{' '}
              {dayAndTime(decidedAt)}
            </p>
            <p className="[overflow-wrap:anywhere] whitespace-pre-line">
              <span className="text-quiet">{note ? 'Note: ' : 'No note.'}</span>
              {note && <bdi>{note}</bdi>}
            </p>
          </section>
          <p className="measure text-sm text-quiet">
            The log records every time an admin reads this. The words and the note are deleted 30
            days after the decision.
          </p>
        </article>
      )}
    </Query>
  );
}
