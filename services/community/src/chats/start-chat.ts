import { randomUUID } from 'node:crypto';
import { databaseNow, shareLockPerson } from '@kbf/data-kit';
import { notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { findPartnership } from '../partners/find-partnership.ts';
import { isBlocked } from '../people/is-blocked.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { requireAdult } from '../people/require-adult.ts';
import { endOfReading } from './find-chats.ts';

type Pair = { personId: string; otherId: string };

export const pairOf = (one: string, other: string): string => [one, other].sort().join(' ');

/** Whether two members are partners, or agreed to talk about a need and showed each other how. */
async function haveMet(tx: Tx, { personId, otherId }: Pair): Promise<boolean> {
  const partnership = await findPartnership(tx, personId);
  if (partnership?.partners.some((one) => one.personId === otherId)) return true;
  const shared = await tx.needContact.count({
    where: {
      state: 'confirmed',
      askerShares: { isEmpty: false },
      authorShares: { isEmpty: false },
      OR: [
        { askerUserId: personId, need: { authorUserId: otherId } },
        { askerUserId: otherId, need: { authorUserId: personId } },
      ],
    },
  });
  return shared > 0;
}

/** Whether a member takes part in chats: a person who was not asked about their age yet is asked when they answer. */
async function canBeReached(tx: Tx, personId: string): Promise<boolean> {
  const name = await tx.personName.findUnique({ where: { personId } });
  const age = await tx.ageAnswer.findUnique({ where: { personId } });
  if (!name || name.suspended || age?.isAdult === false) return false;
  return name.approved || name.role === 'admin';
}

/**
 * Finds the chat of two members, or starts it. One that has ended stays as it is until it is deleted.
 * @returns its id
 * @throws 403, 404 unless the two may write to each other
 */
export async function startChat(tx: Tx, { personId, otherId }: Pair): Promise<string> {
  // In the order of blocks, so that two people who block each other cause no deadlock.
  for (const id of [personId, otherId].sort())
    await (id === personId
      ? lockAuthor(tx, { userId: id, visitorId: null })
      : shareLockPerson(tx, id));
  const may =
    (await haveMet(tx, { personId, otherId })) &&
    (await canBeReached(tx, otherId)) &&
    !(await isBlocked(tx, personId, otherId));
  if (!may) throw notFound('You cannot write privately to this member.');
  await requireAdult(tx, personId);
  const pair = pairOf(personId, otherId);
  const startedAt = await databaseNow(tx);
  await tx.chat.deleteMany({ where: { pair, endedAt: { lte: endOfReading(startedAt) } } });
  const chat = { id: randomUUID(), pair, startedAt, lastAt: startedAt };
  const { count } = await tx.chat.createMany({ data: [chat], skipDuplicates: true });
  if (count > 0)
    await tx.chatPerson.createMany({
      data: [personId, otherId].map((id) => ({ personId: id, chatId: chat.id, changes: 1 })),
    });
  return (await tx.chat.findUniqueOrThrow({ where: { pair } })).id;
}
