import { limits } from '@kbf/contracts';
import type { CheckIn, setCheckIn as call } from '@kbf/contracts';
import { databaseNow, lockInTransaction } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { conflict, forbidden, loginRequired, notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { isAuthor } from '../people/author-policy.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { sees } from '../audience/ask-rule.ts';
import { presentCheckIn } from './present-check-in.ts';

const dayMs = 24 * 60 * 60_000;
const { openMax } = limits.checkIn;

/**
 * Sets a follow-up question about a member's own prayer. It replaces an earlier question that was set, asked or
 * answered.
 * @throws 404, 403 for another person's prayer, 409 with too many open questions
 */
export async function setCheckIn(
  { database }: Pick<Deps, 'database'>,
  identity: Identity,
  prayerId: string,
  { days }: z.output<typeof call.body>,
): Promise<CheckIn> {
  const { userId } = identity;
  if (!userId) throw loginRequired();
  return await database.transaction(async (tx) => {
    await lockAuthor(tx, { userId, visitorId: null });
    await lockInTransaction(tx, `check-ins of ${userId}`);
    const prayer = await tx.prayer.findUnique({ where: { id: prayerId } });
    if (!prayer || prayer.state === 'deleted') throw notFound();
    if (!isAuthor(identity, prayer))
      throw (await sees(tx, identity, prayer)) ? forbidden() : notFound();
    const others = { userId, answeredAt: null, prayerId: { not: prayerId } };
    if ((await tx.checkIn.count({ where: others })) >= openMax)
      throw conflict(
        `You already have ${openMax} open check-ins. Please answer or cancel one first.`,
      );
    const now = await databaseNow(tx);
    const dueAt = new Date(now.getTime() + days * dayMs);
    const data = { userId, days, dueAt, askedAt: null, answer: null, answeredAt: null };
    const row = await tx.checkIn.upsert({
      where: { prayerId },
      create: { prayerId, ...data },
      update: data,
      include: { prayer: { select: { request: true, state: true } } },
    });
    return presentCheckIn(row);
  });
}
