import { isOverQuota, tellOfCap } from '@kbf/data-kit';
import type { Quota } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { tooMany } from '@kbf/service-kit';
import type { AppError } from '@kbf/service-kit';
import type { Asker, Channel, Settings } from './message-quotas.ts';
import { noticeQuota } from './site-quotas.ts';
import type { CapQuota } from './site-quotas.ts';

/** Quotas of a request for a message. `request` is used by every request, `message` only when a message is sent. */
export type RequestQuotas = { request: readonly Quota[]; message: readonly CapQuota[] };

/**
 * Quotas to try in this order: those of the known person, of a network that the person has logged in from, of all
 * strangers, and of networks that have not asked before. So an attacker with a stolen browser, or with some networks,
 * cannot lock the owner out. With many networks they still can, for somebody who comes from a new one.
 */
export const quotasToTry = (
  { networks, knownPerson, personHere }: Asker,
  quotasOf: (asker: Asker) => RequestQuotas,
): RequestQuotas[] => [
  ...(knownPerson ? [quotasOf({ networks, knownPerson })] : []),
  ...(personHere ? [quotasOf({ networks, personHere })] : []),
  quotasOf({ networks }),
  quotasOf({ networks, isNew: true }),
];

/**
 * Counts a request for a message on the first alternative that is not used up, or refuses it. A refused request uses up
 * nothing. Admins are told when a cap of the site is near.
 * @param refuse makes the error from the shortest wait of all alternatives, in seconds
 * @param isSent false does the same work without using up message quotas, so that the response time does not reveal it
 * @throws 429
 */
export async function refuseManyRequests(
  sql: SqlRunner,
  alternatives: readonly RequestQuotas[],
  refuse: (retryAfterSeconds: number) => Promise<AppError>,
  isSent: boolean,
): Promise<void> {
  const waits: number[] = [];
  for (const { request, message } of alternatives) {
    const found = await isOverQuota(sql, [...request, ...message], 0);
    if (found.isOver) {
      waits.push(found.retryAfterSeconds);
      continue;
    }
    const counted = await isOverQuota(sql, request);
    if (counted.isOver) throw await refuse(counted.retryAfterSeconds);
    const taken = await isOverQuota(sql, message, isSent ? 1 : 0);
    if (taken.isOver) throw await refuse(taken.retryAfterSeconds);
    if (isSent) await tellOfCaps(sql, message, taken.counts);
    return;
  }
  throw await refuse(Math.min(...waits));
}

/** Makes a refusal that always says the same. */
export const refuseWith = (message: string) => async (retryAfterSeconds: number) =>
  tooMany(message, retryAfterSeconds);

/** Has admins told when a use of these quotas brings a cap of the site near its end. */
export async function tellOfCaps(
  sql: SqlRunner,
  quotas: readonly CapQuota[],
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { key, cap } of quotas)
    if (cap)
      await tellOfCap(sql, { cap: cap.name, used: counts.get(key) ?? 0, max: cap.strangers });
}

/**
 * Counts messages that no limit holds back, so that the caps of the site count every message.
 * @param channels one for each message. In one order, so that two transactions do not wait for each other
 */
export async function countNotices(
  sql: SqlRunner,
  config: Settings,
  channels: readonly Channel[],
): Promise<void> {
  for (const channel of channels.toSorted()) {
    const quotas = [noticeQuota(config, channel)];
    const used = await isOverQuota(sql, quotas);
    if (!used.isOver) await tellOfCaps(sql, quotas, used.counts);
  }
}
