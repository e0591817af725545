import { randomUUID } from 'node:crypto';
import type { ContactWay, NeedContact } from '@kbf/contracts';
import { databaseNow, newestFirst, olderThan, readNewestPage } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import { conflict, notFound } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { readContacts } from '../people/read-contacts.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { findOpenNeed } from './open-needs.ts';
import { authorsOf, presentContact } from './present-need.ts';
import type { ContactRow } from './present-need.ts';

type Asking = { memberId: string; shares: readonly ContactWay[] };
const withNeed = { need: true } as const;

/** Asks for contact; asking again changes nothing. @throws 404, 409 for one's own post, 429 */
export async function askContact(
  deps: Deps,
  sender: Sender,
  needId: string,
  { memberId, shares }: Asking,
): Promise<NeedContact> {
  const { database, relay } = deps;
  await takeAllowance(deps, 'needContacts', sender);
  const row = await database.transaction(async (tx, sql) => {
    await lockAuthor(tx, { userId: memberId, visitorId: null });
    const need = await findOpenNeed(tx, needId, memberId);
    if (need.authorUserId === memberId) throw conflict('This is your own post.');
    const { count } = await tx.needContact.createMany({
      data: [
        {
          id: randomUUID(),
          needId,
          askerUserId: memberId,
          askerShares: [...shares],
          authorShares: [],
          state: 'waiting',
          createdAt: await databaseNow(tx),
        },
      ],
      skipDuplicates: true,
    });
    const where = { needId_askerUserId: { needId, askerUserId: memberId } };
    const found = await tx.needContact.findUniqueOrThrow({ where, include: withNeed });
    if (count > 0) await announce(sql, found, need.authorUserId, 'asked');
    return found;
  });
  relay.nudge();
  return present(deps, memberId, row);
}

/** The author accepts or declines, once. @throws 404 without a request, 409 when it was answered differently */
export async function answerContact(
  deps: Deps,
  id: string,
  { memberId, shares, state }: Asking & { state: 'confirmed' | 'declined' },
): Promise<NeedContact> {
  const row = await deps.database.transaction(async (tx, sql) => {
    await lockAuthor(tx, { userId: memberId, visitorId: null });
    const where = { id, need: { authorUserId: memberId } };
    const { count } = await tx.needContact.updateMany({
      where: { ...where, state: 'waiting' },
      data: { state, authorShares: [...shares], answeredAt: await databaseNow(tx) },
    });
    const found = await tx.needContact.findFirst({ where, include: withNeed });
    if (!found) throw notFound('This request is no longer open.');
    if (count === 0 && found.state !== state) throw conflict('You have already answered this.');
    if (count > 0 && state === 'confirmed')
      await announce(sql, found, found.askerUserId, 'confirmed');
    return found;
  });
  deps.relay.nudge();
  return present(deps, memberId, row);
}

/** Sends a notice that an update exists, without details. */
function announce(
  sql: SqlRunner,
  { id }: ContactRow,
  personId: string,
  change: 'asked' | 'confirmed',
): Promise<unknown> {
  const changedAt = new Date().toISOString();
  return recordEvent(sql, 'need.contacted', { contactId: id, personId, change, changedAt });
}

/** Lists the contact requests to and from a member, newest first. */
export async function listContacts(
  deps: Deps,
  memberId: string,
  query: PageQuery,
): Promise<Page<NeedContact>> {
  const { prisma } = deps.database;
  const where: Prisma.NeedContactWhereInput = {
    OR: [{ askerUserId: memberId }, { need: { authorUserId: memberId } }],
  };
  const page = await readNewestPage(query, {
    read: (after, take) =>
      prisma.needContact.findMany({
        where: { AND: [where, olderThan(after) ?? {}] },
        orderBy: newestFirst,
        take,
        include: withNeed,
      }),
    count: () => prisma.needContact.count({ where }),
  });
  return { ...page, rows: await Promise.all(page.rows.map((row) => present(deps, memberId, row))) };
}

async function present(deps: Deps, memberId: string, row: ContactRow): Promise<NeedContact> {
  const isSent = row.askerUserId === memberId;
  const other = isSent ? row.need.authorUserId : row.askerUserId;
  const authors = await authorsOf(deps, [row.need], [other]);
  const shares = isSent ? row.authorShares : row.askerShares;
  // Asked only if both agreed.
  const contactsOf = await readContacts(deps, row.state === 'confirmed' ? [other] : []);
  const { phone, email } = contactsOf(other);
  const reach = {
    phone: shares.includes('phone') ? phone : null,
    email: shares.includes('email') ? email : null,
  };
  return presentContact(row, memberId, authors, reach);
}
