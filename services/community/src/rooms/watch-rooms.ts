import type { RoomState } from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import type { CommunityDatabase } from '../database.ts';
import { formerMembers } from '../people/former-members-sql.ts';
import { lockRow } from '@kbf/data-kit';
import { settleRoom } from './lock-room.ts';
import type { Presence } from './presence.ts';
import { presentState } from './present-room.ts';
import { notInCircles, readRooms } from './room-rows-sql.ts';
import type { RoomRow } from './room-rows-sql.ts';

/** Milliseconds between two looks at the rooms while readers are connected. */
const lookMs = 1_000;

export type RoomReader = {
  personId: string;
  tell: (state: RoomState) => void;
  /** Ends the stream: the room has ended, or is not for this person anymore. */
  end: () => void;
};
/** A reader, and what they were told last. */
type Connected = RoomReader & { told?: string };

/**
 * Watches the rooms for all readers of this process: one look at a time, none without readers. A change that any
 * process announces is looked at without delay; everything else (letters that disappear, people who lose their rights,
 * rooms that turn by themselves) is seen by the next look.
 */
export function watchRooms({
  database,
  presence,
  logger,
}: {
  database: CommunityDatabase;
  presence: Presence;
  logger: Logger;
}) {
  const rooms = new Map<string, Set<Connected>>();
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;
  let isAskedAgain = false;
  let isLost = false;
  /** The database clock minus that of this process. */
  let offset = 0;

  function soon(): void {
    isAskedAgain = true;
    plan(0);
  }

  function plan(ms: number): void {
    if (isLooking || rooms.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(() => void look(), ms);
  }

  async function look(): Promise<void> {
    isLooking = true;
    isAskedAgain = false;
    try {
      await sendAway();
      const found = await readRooms(database.sql, [...rooms.keys()]);
      const known = new Map(found.map((room) => [room.id, room]));
      for (const [id, readers] of rooms) {
        const room = known.get(id);
        if (room) await tellAll(room, readers);
        else for (const reader of readers) reader.end();
      }
      isLost = false;
    } catch (error) {
      if (!isLost) logger.warn({ err: error }, 'cannot watch the prayer rooms');
      isLost = true;
    }
    isLooking = false;
    plan(isAskedAgain && !isLost ? 0 : lookMs);
  }

  /** Ends the streams of people who are no approved members anymore, or have left the circle of their room. */
  async function sendAway(): Promise<void> {
    const all = [...rooms].flatMap(([roomId, readers]) =>
      [...readers].map((reader) => ({ roomId, reader, personId: reader.personId })),
    );
    const former = await formerMembers(
      database.pool,
      all.map(({ personId }) => personId),
    );
    const outside = new Set(
      (
        await notInCircles(
          database.sql,
          all.map(({ roomId }) => roomId),
          all.map(({ personId }) => personId),
        )
      ).map(({ roomId, personId }) => `${roomId} ${personId}`),
    );
    for (const { roomId, reader, personId } of all)
      if (former.has(personId) || outside.has(`${roomId} ${personId}`)) reader.end();
  }

  async function tellAll(room: RoomRow, readers: ReadonlySet<Connected>): Promise<void> {
    offset = room.now - Date.now();
    const here = new Set([...readers].map(({ personId }) => personId));
    if (here.size === 0) return;
    const meeting = await presence.meet(room, [...here]);
    for (const reader of readers) {
      const state = presentState(room, meeting, reader.personId);
      // The time that remains is no change.
      const told = JSON.stringify({ ...state, turnsInMs: null });
      if (told !== reader.told) reader.tell(state);
      reader.told = told;
      if (state.ended) reader.end();
    }
    if (!room.endedAt && room.items.some(({ shown }) => !shown)) await settle(room.id);
  }

  /** What disappeared leaves the list, so that the others keep their time. */
  async function settle(id: string): Promise<void> {
    await database.transaction(async (tx, sql) => {
      await lockRow(tx, 'prayer_room', id);
      const [room] = await readRooms(sql, [id]);
      if (room && !room.endedAt) await settleRoom(tx, room);
    });
    await presence.tellChange(id);
    isAskedAgain = true;
  }

  function forget(roomId: string, reader: Connected): void {
    const readers = rooms.get(roomId);
    if (!readers?.delete(reader)) return;
    if (readers.size === 0) rooms.delete(roomId);
    const isStillHere = [...readers].some(({ personId }) => personId === reader.personId);
    if (!isStillHere) void presence.leave(roomId, reader.personId, Date.now() + offset).then(soon);
    if (rooms.size === 0) clearTimeout(timer);
  }

  presence.onChange((roomId) => {
    if (rooms.has(roomId)) soon();
  });

  return {
    /** Tells the reader the room, first soon and then after every change, until the returned function is called. */
    subscribe: (roomId: string, reader: RoomReader): (() => void) => {
      const connected: Connected = { ...reader };
      const readers = rooms.get(roomId) ?? new Set();
      rooms.set(roomId, readers.add(connected));
      soon();
      return () => forget(roomId, connected);
    },
    /** After a change that was committed: this process sees it at once, with and without Redis. */
    changed: async (roomId: string): Promise<void> => {
      if (rooms.has(roomId)) soon();
      await presence.tellChange(roomId);
    },
    /** The number of streams of a person. */
    streamsOf: (personId: string): number =>
      [...rooms.values()].reduce(
        (sum, readers) => sum + [...readers].filter((one) => one.personId === personId).length,
        0,
      ),
    stop: (): void => {
      rooms.clear();
      clearTimeout(timer);
    },
  };
}
export type RoomWatch = ReturnType<typeof watchRooms>;
