import { Readable } from 'node:stream';
import type { Identity } from '@kbf/process-kit';
import type { FastifyReply } from 'fastify';
import { recordPrivilege } from '../audit/record-privilege.ts';
import type { Parts } from '../parts.ts';
import { byteOrderMark, csvLine } from './csv.ts';
import { pageSubmissions } from './page-submissions.ts';
import { presentSubmission } from './present-submission.ts';
import type { Submission } from './present-submission.ts';
import type { SubmissionFilter } from './submission-filter.ts';

/** Rows in memory at a time. */
const batch = 500;

const columns = [
  'Received',
  'Name',
  'E-mail',
  'Phone',
  'Type',
  'Status',
  'Reply due',
  'Message',
  'Note',
  'Id',
];

function lineOf(row: Submission): string {
  const { createdAt, fullName, email, phone, type, status, replyDueAt, message, note, id } =
    presentSubmission(row);
  return csvLine([
    createdAt,
    fullName,
    email,
    phone ?? '',
    type,
    status,
    replyDueAt ?? '',
    message,
    note ?? '',
    id,
  ]);
}

async function* linesOf({ database }: Parts, filter: SubmissionFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns);
  let last: Submission | undefined;
  do {
    const after = last && { at: last.createdAt, id: last.id };
    const rows = await pageSubmissions(database.prisma, filter, after, batch);
    yield rows.map(lineOf).join('');
    last = rows.length === batch ? rows.at(-1) : undefined;
  } while (last);
}

/** Streams the filtered list as a table. Taking everybody's contact data away is an act to account for. */
export async function exportSubmissions(
  parts: Parts,
  filter: SubmissionFilter,
  { identity, reply }: { identity: Identity; reply: FastifyReply },
): Promise<void> {
  const { search, type, status } = filter;
  await parts.database.transaction((_tx, sql) =>
    recordPrivilege(sql, identity, {
      action: 'submissions.exported',
      subjectId: null,
      details: {
        searched: Boolean(search),
        ...(type ? { type } : {}),
        ...(status ? { status } : {}),
      },
    }),
  );
  parts.relay.nudge();
  const day = new Date().toISOString().slice(0, 10);
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="contact-submissions-${day}.csv"`)
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(parts, filter)));
}
