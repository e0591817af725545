import type { RoomState } from '@kbf/contracts';
import { shownName } from '../people/public-name.ts';
import type { Meeting } from './presence.ts';
import type { RoomRow } from './room-rows-sql.ts';
import { shownLetter } from './shown-letter.ts';

/** A room as one reader sees it. Only whether they lead differs between readers. */
export function presentState(room: RoomRow, meeting: Meeting, personId: string): RoomState {
  const { items, leaderId, turnsItself, endedAt, now } = room;
  const at = shownLetter(room, endedAt ? room.turnedAt : now);
  return {
    prayerId: at.id,
    prayerIds: items.filter(({ shown }) => shown).map(({ id }) => id),
    hereCount: meeting.hereCount,
    leaderName: leaderId && shownName(room.leader),
    isLeader: leaderId === personId,
    mayLead: leaderId !== personId && meeting.isLeaderAway && !endedAt,
    turnsItself,
    turnsInMs: at.turnsAt === null || endedAt ? null : Math.max(0, at.turnsAt - now),
    ended: endedAt !== null,
    lettersCount: at.shownCount,
  };
}
