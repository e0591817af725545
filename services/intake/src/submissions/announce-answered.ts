import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { isReplyPromised } from './present-submission.ts';
import type { Submission } from './present-submission.ts';

/** Announces that a promised answer was given, when a submission is no longer new, so that no reminder is sent. */
export async function announceAnswered(
  sql: SqlRunner,
  before: Submission,
  newStatus: string,
): Promise<void> {
  if (before.status !== 'new' || newStatus === 'new' || !isReplyPromised(before)) return;
  await recordEvent(sql, 'contact.answered', {
    submissionId: before.id,
    answeredAt: new Date().toISOString(),
  });
}
