import { lockRow } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { conflict, forbidden, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { readRooms } from './room-rows-sql.ts';
import type { RoomRow } from './room-rows-sql.ts';
import { shownLetter } from './shown-letter.ts';

/** A room that the person may enter, open or ended. @throws 404 for everyone outside of its circle */
export async function findRoom(
  tx: Pick<Tx, 'circleMember'>,
  sql: SqlRunner,
  { id, personId }: { id: string; personId: string },
): Promise<RoomRow> {
  const [room] = await readRooms(sql, [id]);
  const isOpenTo = async (circleId: string) =>
    (await tx.circleMember.count({ where: { circleId, personId } })) > 0;
  if (!room || (room.circleId && !(await isOpenTo(room.circleId)))) throw notFound();
  return room;
}

/** All changes of one room run one after the other. @throws 404 for everyone outside, 409 when it has ended */
export async function lockRoom(
  tx: Tx,
  sql: SqlRunner,
  by: { id: string; personId: string },
): Promise<RoomRow> {
  await lockRow(tx, 'prayer_room', by.id);
  const room = await findRoom(tx, sql, by);
  if (room.endedAt) throw conflict('This prayer room has ended.');
  return room;
}

/** @throws 403 for everyone who does not lead */
export async function lockLedRoom(
  tx: Tx,
  sql: SqlRunner,
  by: { id: string; personId: string },
): Promise<RoomRow> {
  const room = await lockRoom(tx, sql, by);
  if (room.leaderId !== by.personId) throw forbidden('Someone else leads this room now.');
  return room;
}

/**
 * Stores what a locked room shows now, and removes from its list what has disappeared. When that was shown, the next
 * letter gets its full time.
 * @returns the room as it is stored now
 */
export async function settleRoom(tx: Tx, room: RoomRow): Promise<RoomRow> {
  const { id: roomId, now } = room;
  const gone = room.items.filter(({ shown }) => !shown).map(({ id }) => id);
  const { position, since, shownCount } = shownLetter(room, now);
  const before = shownLetter({ ...room, items: room.items.map(shownAnyway) }, now);
  const isReplaced = before.position !== position;
  const turnedAt = isReplaced || !room.turnsItself ? now : since;
  await tx.roomPrayer.deleteMany({ where: { roomId, prayerId: { in: gone } } });
  await tx.prayerRoom.update({
    where: { id: roomId },
    data: { position, turnedAt: new Date(turnedAt), shownCount },
  });
  const items = room.items.filter(({ shown }) => shown);
  return { ...room, items, position, turnedAt, shownCount };
}

const shownAnyway = <Item extends { shown: boolean }>(item: Item): Item => ({
  ...item,
  shown: true,
});
