import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, lockInTransaction, recordPrivilegedAct } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, memberIdOf } from '@kbf/service-kit';
import { shareLockMember } from '../audience/lock-member-sql.ts';
import type { Tx } from '../database.ts';
import { lockAuthor } from '../people/lock-author.ts';
import { listChoices } from './choose-prayers.ts';
import { nextGatheringAt } from './gathering-prayers.ts';
import { readItems } from './room-rows-sql.ts';

type Wanted = { circleId?: string | undefined; prayerIds?: readonly string[] | undefined };

/**
 * Opens a room, which its opener leads. Two who open it at the same time are in one room.
 * @returns its id @throws 404 for everyone outside of the circle, 403 for members who would open a gathering's
 */
export async function openRoom(
  { tx, sql }: { tx: Tx; sql: SqlRunner },
  identity: Identity,
  wanted: Wanted,
): Promise<string> {
  const { prayerIds } = wanted;
  const circleId = wanted.circleId ?? null;
  const personId = circleId ? memberIdOf(identity) : adminIdOf(identity);
  await lockAuthor(tx, { userId: personId, visitorId: null });
  if (circleId) await shareLockMember(tx, circleId, personId);
  const gatheringAt = await nextGatheringAt(tx);
  const of = circleId ? { circleId } : { gatheringAt };
  await lockInTransaction(tx, `room of ${circleId ?? gatheringAt.toISOString()}`);
  const open = await tx.prayerRoom.findFirst({ where: { ...of, endedAt: null } });
  if (open) return open.id;
  const picked =
    prayerIds ??
    (await listChoices(sql, { circleId, gatheringAt }))
      .filter((choice) => choice.picked)
      .map(({ prayerId }) => prayerId);
  const items = await readItems(
    sql,
    circleId,
    [...new Set(picked)].slice(0, limits.room.prayersMax),
  );
  const now = await databaseNow(tx);
  const { id } = await tx.prayerRoom.create({
    data: {
      id: randomUUID(),
      ...of,
      leaderId: personId,
      turnedAt: now,
      openedAt: now,
      prayers: { create: items.map((item, position) => ({ prayerId: item.id, position })) },
    },
  });
  if (!circleId) await recordPrivilegedAct(sql, identity, { action: 'room.opened', subjectId: id });
  return id;
}
