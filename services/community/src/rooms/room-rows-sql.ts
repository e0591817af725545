/**
 * Plain SQL because the rooms are watched through `pg`, outside of any transaction, and because Prisma can neither give
 * a room with its list in one statement nor sort by how little was prayed for in the order of the index.
 */
import type { SqlRunner } from '@kbf/events';
import { feedStates, sqlStates } from '../audience/audience.ts';
import type { KnownName } from '../people/public-name.ts';
import type { Turning } from './shown-letter.ts';

/** A room with its list, at a time of the database clock. */
export type RoomRow = Turning & {
  id: string;
  circleId: string | null;
  gatheringAt: Date | null;
  leaderId: string | null;
  leader: KnownName | null;
  endedAt: Date | null;
  now: number;
};

/** Whether everyone in a room of circle `circle` (null for a gathering) may see prayer p. */
const isFor = (circle: string) =>
  `(p.state IN (${sqlStates(feedStates)}) OR (p.state = 'circle' AND p.circle_id = ${circle}))`;

const ms = (time: string) => `floor(extract(epoch FROM ${time}) * 1000)::float8`;

const roomRows = `
  SELECT r.id, r.circle_id AS "circleId", r.gathering_at AS "gatheringAt", r.leader_id AS "leaderId",
    r.position, r.turns_itself AS "turnsItself", ${ms('r.turned_at')} AS "turnedAt",
    r.shown_count AS "shownCount", r.ended_at AS "endedAt", ${ms('clock_timestamp()')} AS now,
    (SELECT json_build_object('fullName', n.full_name, 'nameHeld', n.name_held)
      FROM person_name n WHERE n.person_id = r.leader_id AND NOT n.leaving) AS leader,
    coalesce((
      SELECT json_agg(json_build_object('id', i.prayer_id, 'position', i.position,
        'shown', ${isFor('r.circle_id')}) ORDER BY i.position)
      FROM room_prayer i JOIN prayer p ON p.id = i.prayer_id WHERE i.room_id = r.id), '[]') AS items
  FROM prayer_room r WHERE r.id = ANY($1::uuid[])`;

export const readRooms = async (sql: SqlRunner, ids: readonly string[]): Promise<RoomRow[]> =>
  (await sql(roomRows, [ids])) as RoomRow[];

/** Those of these people, each in the room at the same place, whose room is of a circle that they are not in. */
export async function notInCircles(
  sql: SqlRunner,
  roomIds: readonly string[],
  personIds: readonly string[],
): Promise<{ roomId: string; personId: string }[]> {
  const rows = await sql(
    `SELECT w.room_id AS "roomId", w.person_id AS "personId"
     FROM unnest($1::uuid[], $2::uuid[]) w(room_id, person_id)
     JOIN prayer_room r ON r.id = w.room_id AND r.circle_id IS NOT NULL
     WHERE NOT EXISTS (SELECT 1 FROM circle_member m
       WHERE m.circle_id = r.circle_id AND m.person_id = w.person_id)`,
    [roomIds, personIds],
  );
  return rows as { roomId: string; personId: string }[];
}

export type ItemRow = { id: string; userName: string; request: string };
const item = 'p.id, p.author_name AS "userName", p.request';
const least = 'ORDER BY -p.prayed_count DESC, p.published_at DESC, p.id DESC';

/** Those of these prayers that everyone in the room may see, in the given order. */
export async function readItems(
  sql: SqlRunner,
  circleId: string | null,
  ids: readonly string[],
): Promise<ItemRow[]> {
  const rows = await sql(
    `SELECT ${item} FROM unnest($2::uuid[]) WITH ORDINALITY w(id, place)
     JOIN prayer p ON p.id = w.id WHERE ${isFor('$1::uuid')} ORDER BY w.place`,
    [circleId, ids],
  );
  return rows as ItemRow[];
}

/** What members added to a gathering first and can still be seen, in the order in which they added it. */
export async function readAdded(
  sql: SqlRunner,
  gatheringAt: Date,
  most: number,
): Promise<ItemRow[]> {
  const rows = await sql(
    `SELECT ${item} FROM gathering_prayer g JOIN prayer p ON p.id = g.prayer_id
     WHERE g.gathering_at = $1 AND p.state IN (${sqlStates(feedStates)}) ORDER BY g.added_at, p.id LIMIT $2`,
    [gatheringAt, most],
  );
  return rows as ItemRow[];
}

/** The prayers of a circle, or without one of the members' feed: least prayed for first. */
export async function readLeast(
  sql: SqlRunner,
  circleId: string | null,
  most: number,
): Promise<ItemRow[]> {
  const where = circleId
    ? `p.state = 'circle' AND p.circle_id = $2::uuid`
    : `p.state IN (${sqlStates(feedStates)})`;
  const rows = await sql(`SELECT ${item} FROM prayer p WHERE ${where} ${least} LIMIT $1`, [
    most,
    ...(circleId ? [circleId] : []),
  ]);
  return rows as ItemRow[];
}
