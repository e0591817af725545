import { databaseNow, recordPrivilegedAct } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { forbidden, memberIdOf, notFound } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { lockLedRoom, lockRoom, settleRoom } from './lock-room.ts';
import { readItems } from './room-rows-sql.ts';
import { shownLetter } from './shown-letter.ts';

type By = { id: string; personId: string };

/** Turns to a letter of the list, or with null to its end. @throws 404, 403, 409 */
export async function turnRoom(
  tx: Tx,
  sql: SqlRunner,
  by: By,
  prayerId: string | null,
): Promise<void> {
  const room = await settleRoom(tx, await lockLedRoom(tx, sql, by));
  const end = (room.items.at(-1)?.position ?? -1) + 1;
  const position = prayerId ? room.items.find(({ id }) => id === prayerId)?.position : end;
  if (position === undefined) throw notFound('This letter is not on the list anymore.');
  const turned = { ...room, position, turnedAt: room.now };
  const { shownCount } = shownLetter(turned, room.now);
  const data = { position, turnedAt: new Date(room.now), shownCount };
  await tx.prayerRoom.update({ where: { id: by.id }, data });
}

/** Lets a room turn by itself, or stops that. The letter that is shown gets its full time. @throws 404, 403, 409 */
export async function setTurning(
  tx: Tx,
  sql: SqlRunner,
  by: By,
  turnsItself: boolean,
): Promise<void> {
  const room = await settleRoom(tx, await lockLedRoom(tx, sql, by));
  if (room.turnsItself === turnsItself) return;
  const data = { turnsItself, turnedAt: new Date(room.now) };
  await tx.prayerRoom.update({ where: { id: by.id }, data });
}

/**
 * Replaces the list. The letter that is shown stays where it is in the new list; if it is no longer there, the first
 * letter that follows it in both lists is shown.
 * @throws 404, 403, 409
 */
export async function putPrayers(
  tx: Tx,
  sql: SqlRunner,
  by: By,
  prayerIds: readonly string[],
): Promise<void> {
  const room = await settleRoom(tx, await lockLedRoom(tx, sql, by));
  const items = await readItems(sql, room.circleId, [...new Set(prayerIds)]);
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const stays = room.items.find(({ id, position }) => position >= room.position && places.has(id));
  const position = stays ? (places.get(stays.id) ?? 0) : room.items.length === 0 ? 0 : items.length;
  await tx.roomPrayer.deleteMany({ where: { roomId: by.id } });
  await tx.roomPrayer.createMany({
    data: items.map(({ id }, place) => ({ roomId: by.id, prayerId: id, position: place })),
  });
  await tx.prayerRoom.update({ where: { id: by.id }, data: { position } });
}

/** Ends a room. @throws 404 for everyone outside, 403 unless the person leads, or is an admin at a gathering; 409 */
export async function endRoom(
  tx: Tx,
  sql: SqlRunner,
  identity: Identity,
  id: string,
): Promise<void> {
  const personId = memberIdOf(identity);
  const room = await lockRoom(tx, sql, { id, personId });
  const asAdmin = room.circleId === null && identity.role === 'admin';
  if (room.leaderId !== personId && !asAdmin) throw forbidden('Someone else leads this room now.');
  await settleRoom(tx, room);
  await tx.prayerRoom.update({ where: { id }, data: { endedAt: await databaseNow(tx) } });
  if (asAdmin) await recordPrivilegedAct(sql, identity, { action: 'room.ended', subjectId: id });
}
