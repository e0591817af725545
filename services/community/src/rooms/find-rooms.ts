import type { OwnRooms, Room } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { feedStates } from '../audience/audience.ts';
import type { Tx } from '../database.ts';
import { presentItem } from './choose-prayers.ts';
import { nextGatheringAt } from './gathering-prayers.ts';
import { findRoom } from './lock-room.ts';
import { presentState } from './present-room.ts';
import { readItems } from './room-rows-sql.ts';

const summaryOf = (room: {
  id: string;
  circleId: string | null;
  circle: { name: string } | null;
  gatheringAt: Date | null;
}) => ({
  id: room.id,
  circleId: room.circleId,
  circleName: room.circle?.name ?? null,
  gatheringAt: room.gatheringAt?.toISOString() ?? null,
});

/** The open rooms that a member may enter, and what was added for the next gathering. */
export async function listRooms(tx: Tx, personId: string): Promise<OwnRooms> {
  const rooms = await tx.prayerRoom.findMany({
    where: {
      endedAt: null,
      OR: [{ circleId: null }, { circle: { members: { some: { personId } } } }],
    },
    orderBy: { openedAt: 'desc' },
    include: { circle: { select: { name: true } } },
  });
  const gatheringAt = await nextGatheringAt(tx);
  const seen = { gatheringAt, prayer: { state: { in: [...feedStates] } } };
  const own = await tx.gatheringPrayer.findMany({
    where: { ...seen, addedBy: personId },
    orderBy: [{ addedAt: 'asc' }, { prayerId: 'asc' }],
  });
  return {
    rooms: rooms.map(summaryOf),
    gathering: {
      startsAt: gatheringAt.toISOString(),
      addedCount: await tx.gatheringPrayer.count({ where: seen }),
      added: own.map(({ prayerId }) => prayerId),
    },
  };
}

/** A room with its list. Who is there, the stream tells. @throws 404 for everyone outside of its circle */
export async function getRoom(
  tx: Tx,
  sql: SqlRunner,
  by: { id: string; personId: string },
): Promise<Room> {
  const room = await findRoom(tx, sql, by);
  const circle = room.circleId
    ? await tx.circle.findUnique({ where: { id: room.circleId }, select: { name: true } })
    : null;
  const list = await readItems(
    sql,
    room.circleId,
    room.items.map(({ id }) => id),
  );
  return {
    ...summaryOf({ ...room, circle }),
    state: presentState(room, { hereCount: 0, isLeaderAway: room.leaderId === null }, by.personId),
    list: list.map(presentItem),
  };
}
