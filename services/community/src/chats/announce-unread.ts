import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { whereOwn } from './find-chats.ts';

type Looking = Pick<Deps, 'database' | 'relay'>;
/** Someone who has the chat open reads a message sooner, and is not told (milliseconds). */
const openMs = 60_000;
/** Most chats per run; the rest follow a minute later. */
const most = 200;

/** Tells members about unread messages of a private chat, once until they have read them: not who wrote, or what. */
export const announceUnread = (deps: Looking): UpkeepTask => ({
  name: 'announce unread messages',
  everyMs: openMs,
  work: () => tellUnread(deps),
});

/** A block ends the chat, so no one is told about a person they have blocked. */
const whereUntold = (now: Date): Prisma.ChatPersonWhereInput => ({
  unread: { gt: 0 },
  told: false,
  chat: { endedAt: null, lastAt: { lte: new Date(now.getTime() - openMs) } },
});

export async function tellUnread({ database, relay }: Looking): Promise<void> {
  const now = await databaseNow(database.prisma);
  const due = await database.prisma.chatPerson.findMany({
    where: whereUntold(now),
    take: most,
    distinct: ['personId'],
    select: { personId: true },
  });
  for (const { personId } of due)
    await database.transaction(async (tx, sql) => {
      if ((await lockPerson(tx, personId)).isErased) return;
      if (!(await markTold(tx, personId, now))) return;
      await recordEvent(sql, 'chat.unread', { personId, toldAt: now.toISOString() });
    });
  if (due.length > 0) relay.nudge();
}

/** @returns false when they have read them meanwhile, or cannot see them: the other person deletes the account */
async function markTold(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const { count } = await tx.chatPerson.updateMany({
    where: {
      AND: [{ personId }, whereUntold(now), { chat: await whereOwn(tx, personId) }],
    },
    data: { told: true },
  });
  return count > 0;
}
