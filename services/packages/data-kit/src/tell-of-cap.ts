import { recordEvent } from '@kbf/events';
import type { EventInput, SqlRunner } from '@kbf/events';
import { idOf } from './id-of.ts';

/** The part of a cap at which admins are told, so that they can raise it before people are refused. */
const near = 0.8;

/**
 * Has admins told when a daily cap of the whole site is nearly used up. Call it with each use: it acts at one count,
 * and the notice has one id per day.
 * @param used by now, this use included
 */
export async function tellOfCap(
  sql: SqlRunner,
  { cap, used, max }: { cap: EventInput<'cap.near'>['cap']; used: number; max: number },
): Promise<void> {
  if (used !== Math.ceil(max * near)) return;
  const noticedAt = new Date().toISOString();
  const noticeId = idOf(`${cap} ${noticedAt.slice(0, 10)}`);
  await recordEvent(sql, 'cap.near', { noticeId, cap, max, noticedAt });
}
