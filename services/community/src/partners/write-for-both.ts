import { harmsReader } from '@kbf/moderation';
import { databaseNow, lockRow } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { invalid } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { requirePartnership } from './find-partnership.ts';
import { weekOf } from './week-of.ts';

type Written = { personId: string; text: string };

/** Prevents writes into a partnership that is ending. */
async function lockPartnership(tx: Tx, personId: string) {
  await lockAuthor(tx, { userId: personId, visitorId: null });
  const { id } = await requirePartnership(tx, personId);
  if (!(await lockRow(tx, 'partnership', id))) await requirePartnership(tx, personId);
  return id;
}

/** Changes the question that both answer. @throws 400 when it threatens or abuses its reader; 404 without a partner */
export async function writeQuestion(
  { database }: Pick<Deps, 'database'>,
  { personId, text }: Written,
): Promise<void> {
  if (harmsReader(text))
    throw invalid('Please put this another way. It could hurt the person who reads it.', [
      { path: 'body.question', message: 'Please put this another way' },
    ]);
  await database.transaction(async (tx) => {
    const id = await lockPartnership(tx, personId);
    await tx.partnership.update({ where: { id }, data: { question: text } });
  });
}

/** Notifies the partner once a week, when the first answer can be read. */
async function announceAnswer(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  { partnershipId, personId, week }: { partnershipId: string; personId: string; week: string },
  answeredAt: Date,
): Promise<void> {
  const other = await tx.partner.findFirst({
    where: { partnershipId, personId: { not: personId } },
  });
  if (!other) return;
  await recordEvent(sql, 'partner.answered', {
    personId: other.personId,
    week,
    answeredAt: answeredAt.toISOString(),
  });
}

/**
 * Writes or replaces this week's answer. The partner gets it unless it threatens or abuses them: an author in danger
 * needs the partner, and sees help as well.
 * @throws 404 without a partner
 */
export async function writeAnswer(
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
  { personId, text }: Written,
): Promise<void> {
  const held = harmsReader(text);
  await database.transaction(async (tx, sql) => {
    const partnershipId = await lockPartnership(tx, personId);
    const writtenAt = await databaseNow(tx);
    const key = { partnershipId, week: weekOf(writtenAt), personId };
    const where = { partnershipId_week_personId: key };
    const earlier = await tx.partnerAnswer.findUnique({ where });
    const fields = { answer: text, held, writtenAt };
    await tx.partnerAnswer.upsert({ where, create: { ...key, ...fields }, update: fields });
    if (!held && (!earlier || earlier.held)) await announceAnswer({ tx, sql }, key, writtenAt);
  });
  relay.nudge();
}
