import { pipeline } from 'node:stream';
import { recordPrivilegedAct } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { Deps } from '../deps.ts';
import { csvCell } from './csv-cell.ts';
import { pageSubmissions } from './page-submissions.ts';
import { presentSubmission } from './present-submission.ts';
import type { Submission } from './present-submission.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/** Rows in memory at a time. */
const batch = 500;

const columns = [
  { key: 'createdAt', header: 'Received' },
  { key: 'fullName', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'phone', header: 'Phone' },
  { key: 'type', header: 'Type' },
  { key: 'status', header: 'Status' },
  { key: 'replyDueAt', header: 'Reply due' },
  { key: 'message', header: 'Message' },
  { key: 'note', header: 'Note' },
  { key: 'id', header: 'Id' },
] as const;

/** RFC 4180, every cell quoted, with a byte order mark: without it a spreadsheet does not read the file as UTF-8. */
const createTable = () =>
  stringify({
    columns: [...columns],
    header: true,
    bom: true,
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    cast: { string: csvCell },
  });

async function* readSubmissions({ database }: Deps, filter: SubmissionFilter) {
  let last: Submission | undefined;
  do {
    const after = last && { at: last.createdAt, id: last.id };
    const rows = await pageSubmissions(database.prisma, filter, after, batch);
    yield* rows.map(presentSubmission);
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** Streams the filtered list as a table. The export of contact data is recorded in the audit log. */
export async function exportSubmissions(
  deps: Deps,
  filter: SubmissionFilter,
  { identity, reply }: { identity: Identity; reply: FastifyReply },
): Promise<void> {
  const { search, type, status } = filter;
  await deps.database.transaction((_tx, sql) =>
    recordPrivilegedAct(sql, identity, {
      action: 'submissions.exported',
      subjectId: null,
      details: {
        searched: Boolean(search),
        ...(type ? { type } : {}),
        ...(status ? { status } : {}),
      },
    }),
  );
  deps.relay.nudge();
  const day = new Date().toISOString().slice(0, 10);
  const table = pipeline(readSubmissions(deps, filter), createTable(), (error) => {
    if (error) deps.logger.warn({ err: error }, 'export of submissions was not sent completely');
  });
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="contact-submissions-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(table);
}
