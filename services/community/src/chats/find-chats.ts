import { limits } from '@kbf/contracts';
import type { PrivateChat } from '@kbf/contracts';
import { databaseNow, lockRow, readPage, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { shownName } from '../people/public-name.ts';

const endedMs = limits.privateChat.endedDays * 24 * 60 * 60 * 1_000;
const withPeople = { people: true } satisfies Prisma.ChatInclude;
export type ChatRow = Prisma.ChatGetPayload<{ include: typeof withPeople }>;
type Own = { id: string; personId: string };

/** Before it, chats ended that no one can read anymore. */
export const endOfReading = (now: Date): Date => new Date(now.getTime() - endedMs);

/** A person's chats that they can read. One with a person who has deleted their account is hidden. */
export async function whereOwn(tx: Tx, personId: string): Promise<Prisma.ChatWhereInput> {
  const others = await tx.chatPerson.findMany({
    where: { personId: { not: personId }, chat: { people: { some: { personId } } } },
    select: { personId: true },
  });
  const leaving = await tx.personName.findMany({
    where: { personId: { in: others.map((one) => one.personId) }, leaving: true },
    select: { personId: true },
  });
  const hidden = leaving.map((one) => one.personId);
  const endedAt = { gt: endOfReading(await databaseNow(tx)) };
  return {
    people: { some: { personId }, none: { personId: { in: hidden } } },
    OR: [{ endedAt: null }, { endedAt }],
  };
}

/** One of a person's chats. @throws 404 for everyone else */
export async function findChat(tx: Tx, { id, personId }: Own): Promise<ChatRow> {
  const where = { AND: [{ id }, await whereOwn(tx, personId)] };
  const chat = await tx.chat.findFirst({ where, include: withPeople });
  if (!chat) throw notFound();
  return chat;
}

/** All changes of one chat run one after the other. @throws 404 for everyone else */
export async function lockChat(tx: Tx, own: Own): Promise<ChatRow> {
  await findChat(tx, own);
  await lockRow(tx, 'chat', own.id);
  return findChat(tx, own);
}

/** A person of a chat, and the other one. */
export function bothIn({ people }: Pick<ChatRow, 'people'>, personId: string) {
  const mine = people.find((one) => one.personId === personId);
  const theirs = people.find((one) => one.personId !== personId);
  if (!mine || !theirs) throw notFound();
  return { mine, theirs };
}

export async function presentChats(
  tx: Tx,
  chats: readonly ChatRow[],
  personId: string,
): Promise<PrivateChat[]> {
  const both = chats.map((chat) => ({ chat, ...bothIn(chat, personId) }));
  const names = await tx.personName.findMany({
    where: { personId: { in: both.map(({ theirs }) => theirs.personId) } },
  });
  return both.map(({ chat: { id, startedAt, lastAt, endedAt }, mine, theirs }) => ({
    id,
    otherId: theirs.personId,
    otherName: shownName(names.find((name) => name.personId === theirs.personId) ?? null),
    startedAt: startedAt.toISOString(),
    lastAt: lastAt.toISOString(),
    unread: mine.unread,
    endedAt: endedAt?.toISOString() ?? null,
    goneAt: endedAt ? new Date(endedAt.getTime() + endedMs).toISOString() : null,
    readMarks: mine.showsRead,
    readPlace: mine.showsRead && theirs.showsRead ? theirs.seenPlace : null,
  }));
}

/** One of a person's chats, as they see it. @throws 404 for everyone else */
export async function showChat(tx: Tx, own: Own): Promise<PrivateChat> {
  const [shown] = await presentChats(tx, [await findChat(tx, own)], own.personId);
  if (!shown) throw notFound();
  return shown;
}

/** A person's chats, the last one that was written in first. */
export async function listChats(
  tx: Tx,
  personId: string,
  query: PageQuery,
): Promise<Page<PrivateChat>> {
  const where = await whereOwn(tx, personId);
  const page = await readPage(query, {
    cursor: timeCursor,
    read: (after, take) =>
      tx.chat.findMany({
        where: {
          AND: [
            where,
            after
              ? {
                  OR: [{ lastAt: { lt: after.at } }, { lastAt: after.at, id: { lt: after.id } }],
                }
              : {},
          ],
        },
        orderBy: [{ lastAt: 'desc' }, { id: 'desc' }],
        take,
        include: withPeople,
      }),
    count: () => tx.chat.count({ where }),
    positionOf: ({ lastAt, id }) => ({ at: lastAt, id }),
  });
  return { ...page, rows: await presentChats(tx, page.rows, personId) };
}
