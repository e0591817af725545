import { getPreferences } from '@kbf/contracts';
import type { AnswerOf } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';

export type Preferences = AnswerOf<typeof getPreferences>;

const kept = getPreferences.answers[200];

/** The default: only what belongs to something the member has begun; by text, because every member has a number. */
const unsaid: Preferences = {
  commentOnOwnPrayer: false,
  needMatches: false,
  muted: [],
  channel: 'sms',
  notByPush: [],
};

export async function readPreferences(
  tx: Pick<Tx, 'preference'>,
  personId: string,
): Promise<Preferences> {
  const row = await tx.preference.findUnique({ where: { personId } });
  return row ? kept.parse(row) : unsaid;
}

export async function writePreferences(
  tx: Tx,
  personId: string,
  preferences: Preferences,
): Promise<void> {
  const data = { ...preferences, updatedAt: await databaseNow(tx) };
  await tx.preference.upsert({ where: { personId }, create: { personId, ...data }, update: data });
}
