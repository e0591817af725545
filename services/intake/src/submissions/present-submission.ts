import {
  contactForm,
  contributionTypes,
  site,
  submissionStatus,
  submissionType,
} from '@kbf/contracts';
import type { ContactSubmission } from '@kbf/contracts';
import type { ContactSubmission as Row } from '../generated/prisma/client.ts';

export type Submission = Row;

const hourMs = 60 * 60 * 1_000;
const contributions: readonly string[] = Object.values(contributionTypes);

/** Returns true if the sender was promised an answer within a day (specification section 9). */
export const isReplyPromised = ({ type }: Pick<Row, 'type'>): boolean =>
  contributions.includes(type);

/** When the promised answer is due; null without a promise. */
function replyDueAt({ type, createdAt }: Pick<Row, 'type' | 'createdAt'>): string | null {
  if (!isReplyPromised({ type })) return null;
  return new Date(createdAt.getTime() + site.contributionReplyHours * hourMs).toISOString();
}

export const presentSubmission = (row: Row): ContactSubmission => ({
  id: row.id,
  fullName: row.fullName,
  email: row.email,
  phone: row.phone,
  message: row.message,
  form: contactForm.nullable().parse(row.form),
  type: submissionType.parse(row.type),
  status: submissionStatus.parse(row.status),
  note: row.note,
  replyDueAt: replyDueAt(row),
  personId: row.personId,
  createdAt: row.createdAt.toISOString(),
});
