import type { AnswerOf, getPreferences } from '@kbf/contracts';
import type { Database, Transaction } from '../database.ts';

export type Preferences = AnswerOf<typeof getPreferences>;

/** What holds for who never said anything: no notices, and the number that every member has for the day they turn them on. */
const unsaid: Preferences = { commentOnOwnPrayer: false, channel: 'sms' };

export async function readPreferences(
  database: Database | Transaction,
  personId: string,
): Promise<Preferences> {
  const row = await database.preference.findUnique({ where: { personId } });
  if (!row) return unsaid;
  return {
    commentOnOwnPrayer: row.commentOnOwnPrayer,
    channel: row.channel as Preferences['channel'],
  };
}

export async function writePreferences(
  tx: Transaction,
  personId: string,
  preferences: Preferences,
): Promise<void> {
  const data = { ...preferences, updatedAt: new Date() };
  await tx.preference.upsert({ where: { personId }, create: { personId, ...data }, update: data });
}
