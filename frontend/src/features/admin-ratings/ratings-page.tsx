import { guideNames, site, thumbs, type GuideName, type ReplyRating } from '@kbf/contracts';
import { useState } from 'react';
import { reasonWords } from '../../components/chat/rating/rating-words.ts';
import { useListSearch } from '../../components/list-search.tsx';
import { ListTable } from '../../components/list-table.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import { Select } from '../../components/ui/select.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { dayAndTime } from '../../lib/browser/relative-time.ts';
import { useListReplyRatingsInfiniteQuery, useUpdateReplyRatingMutation } from './ratings-api.ts';
import { ShownReply } from './shown-reply.tsx';

const assistantWords: Record<GuideName, string> = {
  coach: 'Coach',
  contribution: 'Contribution guide',
  business: 'Business guide',
};
const thumbWords: Record<ReplyRating['thumb'], string> = { up: 'Helpful', down: 'Not helpful' };
const doneWords = { false: 'Open', true: 'Done' };
const filters = {
  assistant: { label: 'Assistant', options: assistantWords },
  thumb: { label: 'Thumb', options: thumbWords },
  done: { label: 'State', options: doneWords },
} as const;

/** Only known values: the address may hold anything. */
const oneOf = <Value extends string>(values: readonly Value[], asked: string | undefined) =>
  values.find((value) => value === asked);

function Filters() {
  const { asked, look } = useListSearch();
  return (
    <search className="flex flex-wrap gap-4">
      {Object.entries(filters).map(([name, { label, options }]) => (
        <Field key={name} label={label} className="min-w-36 max-sm:flex-1">
          {(control) => (
            <Select
              {...control}
              placeholder="All"
              options={Object.entries(options).map(([value, words]) => ({ value, label: words }))}
              value={asked[name] ?? ''}
              onChange={({ target }) => look({ [name]: target.value })}
            />
          )}
        </Field>
      ))}
    </search>
  );
}

function Acts({ rating }: { rating: ReplyRating }) {
  const { id, isShown, isDone, createdAt } = rating;
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading }] = useUpdateReplyRatingMutation();
  const when = dayAndTime(createdAt);
  return (
    <div className="flex flex-wrap gap-2">
      {isShown && (
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          aria-label={`Read question and answer, ${when}`}
          onClick={() => setOpen(true)}
        >
          Read
        </Button>
      )}
      <Button
        variant={isDone ? 'quiet' : 'outline'}
        size="sm"
        aria-busy={isLoading || undefined}
        aria-label={`${isDone ? 'Reopen' : 'Mark as done'}, ${when}`}
        onClick={() => !isLoading && void update({ id, done: !isDone })}
      >
        {isDone ? 'Reopen' : 'Mark as done'}
      </Button>
      {isOpen && <ShownReply id={id} onOpenChange={setOpen} />}
    </div>
  );
}

const columns: readonly Column<ReplyRating>[] = [
  {
    name: 'when',
    label: 'When',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} className="tabular-nums md:whitespace-nowrap">
        {dayAndTime(createdAt)}
      </time>
    ),
  },
  { name: 'assistant', label: 'Assistant', cell: ({ assistant }) => assistantWords[assistant] },
  { name: 'thumb', label: 'Thumb', isTitle: true, cell: ({ thumb }) => thumbWords[thumb] },
  {
    name: 'reason',
    label: 'Reason',
    cell: ({ reason, text }) => (
      <>
        {reason && <span className="block">{reasonWords[reason]}</span>}
        {text && <bdi className="block [overflow-wrap:anywhere]">{text}</bdi>}
      </>
    ),
  },
  {
    name: 'state',
    label: 'State',
    cell: ({ isDone }) => <span className="whitespace-nowrap">{doneWords[`${isDone}`]}</span>,
  },
  { name: 'acts', label: 'What to do', cell: (rating) => <Acts rating={rating} /> },
];

const counted = (total: number) =>
  total === 1 ? '1 thumb' : `${total.toLocaleString('en-US')} thumbs`;

/** What people thought of the assistants' replies. */
export function RatingsPage() {
  usePageHead({
    title: `Replies | ${site.name}`,
    description: 'Thumbs for replies.',
    keywords: '',
  });
  const { asked } = useListSearch();
  const done = oneOf(['true', 'false'] as const, asked['done']);
  const assistant = oneOf(guideNames, asked['assistant']);
  const thumb = oneOf(thumbs, asked['thumb']);
  const ratings = useListReplyRatingsInfiniteQuery(
    { ...(assistant && { assistant }), ...(thumb && { thumb }), ...(done && { done }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader
        title="Replies"
        lead="What people thought of the assistants. Question and answer are here if the person agreed."
      />
      <Filters />
      <ListTable
        of={ratings}
        columns={columns}
        counted={counted}
        rowsName="the thumbs"
        failedTitle="The thumbs did not load"
        empty={<PageState title="No thumbs here yet" />}
        moreLabel="Show earlier ones"
      />
    </section>
  );
}
