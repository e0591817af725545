import { limits, takeCharacters } from '@kbf/contracts';
import type { RoomChoice, RoomItem } from '@kbf/contracts';
import type { SqlRunner } from '@kbf/events';
import { readAdded, readLeast } from './room-rows-sql.ts';
import type { ItemRow } from './room-rows-sql.ts';

const { prayersMax, prayersPicked, beginningMax } = limits.room;

export function presentItem({ id, userName, request }: ItemRow): RoomItem {
  const line = request.replaceAll(/\s+/g, ' ').trim();
  const taken = takeCharacters(line, beginningMax);
  return { prayerId: id, userName, beginning: taken === line ? line : `${taken.trimEnd()}…` };
}

/**
 * The letters that may be put on the list of a room: what members added to the gathering or the prayers of the circle,
 * then the feed's, both least prayed for first. Some are picked already.
 * @param of.circleId null for the gathering at `gatheringAt`
 */
export async function listChoices(
  sql: SqlRunner,
  { circleId, gatheringAt }: { circleId: string | null; gatheringAt: Date },
): Promise<RoomChoice[]> {
  const ofCircle = circleId ? await readLeast(sql, circleId, prayersMax / 2) : [];
  const added = circleId ? [] : await readAdded(sql, gatheringAt, prayersMax);
  const feed = await readLeast(sql, null, prayersPicked);
  const known = new Set(added.map(({ id }) => id));
  const all = [
    ...added.map((row) => ({ row, from: 'members' as const })),
    ...ofCircle.map((row) => ({ row, from: 'circle' as const })),
    ...feed.filter(({ id }) => !known.has(id)).map((row) => ({ row, from: 'feed' as const })),
  ];
  return all.map(({ row, from }, place) => ({
    ...presentItem(row),
    from,
    // What members asked for is prayed for, even if it is more than usual.
    picked:
      from === 'members' || (place < prayersPicked && from === (circleId ? 'circle' : 'feed')),
  }));
}
