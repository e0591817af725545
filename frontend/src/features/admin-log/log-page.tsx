import { site, type AnswerOf, type listAudit, limits } from '@kbf/contracts';
import { callPaths } from '@kbf/contracts/paths';
import { ListTable } from '../../components/list-table.tsx';
import { PageHeader } from '../../components/ui/page-header.tsx';
import { PageState } from '../../components/ui/page-state.tsx';
import type { Column } from '../../components/ui/table.tsx';
import { usePageHead } from '../../lib/browser/page-head.ts';
import { dayAndTime } from '../../lib/browser/relative-time.ts';
import { actWords, detailWords } from './act-words.ts';
import { baseApi } from '../../lib/api/base-api.ts';
import { listEndpoint } from '../../lib/api/endpoint.ts';

const logApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.infiniteQuery(listEndpoint(callPaths.listAudit, limits.list.max)),
  }),
});

const { useListAuditInfiniteQuery } = logApi;

type Act = AnswerOf<typeof listAudit>[number];

const columns: readonly Column<Act>[] = [
  {
    name: 'when',
    label: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className="tabular-nums md:whitespace-nowrap">
        {dayAndTime(at)}
      </time>
    ),
  },
  {
    name: 'who',
    label: 'Who',
    cell: ({ actorId, actorName }) => (
      <bdi>{actorName ?? (actorId ? 'Former member' : 'The site')}</bdi>
    ),
  },
  { name: 'act', label: 'What', isTitle: true, cell: ({ action }) => actWords(action) },
  {
    name: 'subject',
    label: 'To',
    cell: ({ subjectId, actorId }) =>
      subjectId === null ? '' : subjectId === actorId ? 'Themselves' : subjectId.slice(0, 8),
  },
  { name: 'details', label: 'Details', cell: ({ details }) => detailWords(details) },
];

const counted = (total: number) => `${total.toLocaleString('en-US')} entries`;

/** Privileged and account actions, newest first. The log cannot be changed. */
export function LogPage() {
  usePageHead({ title: `Log | ${site.name}`, description: 'Activity log.', keywords: '' });
  const acts = useListAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <section className="page flex pt-8 pb-20 lg:pt-10 flex-col gap-8">
      <PageHeader
        title="Log"
        lead="Logins, account changes and everything admins did. IDs only, no contact details."
      />
      <ListTable
        of={acts}
        columns={columns}
        counted={counted}
        rowsName="the log"
        failedTitle="The log did not load"
        empty={<PageState title="No activity yet" />}
        moreLabel="Show earlier activity"
      />
    </section>
  );
}
