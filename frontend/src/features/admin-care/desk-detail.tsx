import type { DeskDetail as Detail, DeskPlace } from '@kbf/contracts';
import { Query } from '../../components/query.tsx';
import { LinkButton } from '../../components/ui/link-button.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useGetDeskItemQuery } from './care-desk-api.ts';
import { DangerDetail } from './danger-detail.tsx';
import type { Decide } from './decide.ts';
import { deskHref } from './desk-place.ts';
import { dangerWords, kindWords } from './desk-words.ts';
import { TextDetail } from './text-detail.tsx';
import { useFocusWhen } from '../../lib/browser/use-focus-when.ts';

const nothing = (
  <PageState
    title="This is no longer waiting"
    text="Another admin took care of it, or the author deleted it."
    action={<LinkButton to={deskHref()}>Back to the desk</LinkButton>}
  />
);

/** The title of the open item. Takes the focus, so that keyboard and screen reader continue here. */
function Title({ detail: { kind, danger } }: { detail: Detail }) {
  const heading = useFocusWhen<HTMLHeadingElement>(true, { preventScroll: true });
  return (
    <h2 ref={heading} tabIndex={-1} className="display text-2xl">
      {danger ? dangerWords(danger) : kindWords[kind]}
    </h2>
  );
}

/** One item with its context and the possible decisions. */
export function DeskDetail({ place, onDecide }: { place: DeskPlace; onDecide: Decide }) {
  const item = useGetDeskItemQuery(place);
  // Show nothing of the previous item: it could be mistaken for this one.
  const query = { ...item, data: item.currentData };
  return (
    <Query
      of={query}
      loadingLabel="Opening..."
      loading={<SkeletonLines lines={7} />}
      failedTitle="We could not open this"
      missing={nothing}
    >
      {(detail) => (
        <article key={`${detail.kind} ${detail.id}`} className="flex flex-col gap-6">
          <Title detail={detail} />
          {detail.case ? (
            <DangerDetail detail={detail} of={detail.case} onDecide={onDecide} />
          ) : (
            <TextDetail detail={detail} onDecide={onDecide} />
          )}
        </article>
      )}
    </Query>
  );
}
