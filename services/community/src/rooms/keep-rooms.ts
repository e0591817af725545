import { limits } from '@kbf/contracts';
import { databaseNow, lockRow } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { settleRoom } from './lock-room.ts';
import { readRooms } from './room-rows-sql.ts';

const hourMs = 60 * 60_000;
/** Ended rooms, and what was added to gatherings that have begun, are removed after these hours. */
const keep = { keptHours: 24 } as const;

/** Ends rooms that were left open, and removes old ones. Readers of a room see its end at the next look. */
export const endOldRooms = ({ database }: Pick<Deps, 'database'>): UpkeepTask => ({
  name: 'end prayer rooms',
  everyMs: 5 * 60_000,
  work: async () => {
    const { prisma } = database;
    const now = (await databaseNow(prisma)).getTime();
    const before = (hours: number) => ({ lt: new Date(now - hours * hourMs) });
    const old = await prisma.prayerRoom.findMany({
      where: { endedAt: null, openedAt: before(limits.room.openHours) },
      select: { id: true },
    });
    for (const { id } of old)
      await database.transaction(async (tx, sql) => {
        await lockRow(tx, 'prayer_room', id);
        const [room] = await readRooms(sql, [id]);
        if (!room || room.endedAt) return;
        await settleRoom(tx, room);
        await tx.prayerRoom.update({ where: { id }, data: { endedAt: new Date(room.now) } });
      });
    await prisma.prayerRoom.deleteMany({ where: { endedAt: before(keep.keptHours) } });
    await prisma.gatheringPrayer.deleteMany({ where: { gatheringAt: before(keep.keptHours) } });
  },
});

/** Removes a person from all rooms: no one leads then, and their letters are on no list. */
export async function forgetRooms(
  tx: Tx,
  personId: string,
  prayerIds: readonly string[],
): Promise<void> {
  const ofPrayers = { prayerId: { in: [...prayerIds] } };
  await tx.prayerRoom.updateMany({ where: { leaderId: personId }, data: { leaderId: null } });
  await tx.roomPrayer.deleteMany({ where: ofPrayers });
  await tx.gatheringPrayer.deleteMany({ where: { OR: [{ addedBy: personId }, ofPrayers] } });
}

/** For the export: the rooms that a member leads, and what they added to gatherings. */
export async function gatherRooms(tx: Tx, personId: string) {
  const led = await tx.prayerRoom.findMany({
    where: { leaderId: personId },
    orderBy: { openedAt: 'asc' },
    select: {
      gatheringAt: true,
      openedAt: true,
      endedAt: true,
      circle: { select: { name: true } },
    },
  });
  const added = await tx.gatheringPrayer.findMany({
    where: { addedBy: personId },
    orderBy: { addedAt: 'asc' },
    select: { gatheringAt: true, prayerId: true, addedAt: true },
  });
  return { led, added };
}
