import { shareLockPerson } from '@kbf/data-kit';
import type { SqlRunner } from '@kbf/events';
import { conflict, forbidden, notFound } from '@kbf/service-kit';
import { shareLockMember } from '../audience/lock-member-sql.ts';
import type { Tx } from '../database.ts';
import { blockedWith } from '../people/is-blocked.ts';
import { shownName } from '../people/public-name.ts';
import { findRoom, lockRoom } from './lock-room.ts';
import type { Presence } from './presence.ts';

type Deps = { tx: Tx; sql: SqlRunner; presence: Presence };
type By = { id: string; personId: string };

/**
 * Passes leading on to someone who is in the room. With one's own id, takes it over when the leader has been away.
 * @throws 404 for everyone outside, and for someone who is not in the room; 403, 409
 */
export async function leadRoom({ tx, sql, presence }: Deps, by: By, userId: string): Promise<void> {
  // Not as the one who writes: the answer must not tell strangers who has deleted their account.
  const { isErased } = await shareLockPerson(tx, userId);
  const { circleId } = await findRoom(tx, sql, by);
  if (circleId) await shareLockMember(tx, circleId, userId);
  const { leaderId, now } = await lockRoom(tx, sql, by);
  if (leaderId === userId) return;
  const isTaken = userId === by.personId;
  if (!isTaken && leaderId !== by.personId) throw forbidden('Someone else leads this room now.');
  if (isTaken && leaderId && !(await presence.isAway(by.id, leaderId, now)))
    throw conflict('The person who leads is still here.');
  const isSuspended = { personId: userId, suspended: true };
  const isGone = isErased || (await tx.personName.count({ where: isSuspended })) > 0;
  if (isGone || !(await presence.isHere(by.id, userId, now)))
    throw notFound('This person is no longer in the room.');
  await tx.prayerRoom.update({ where: { id: by.id }, data: { leaderId: userId } });
}

/** The others in the room by name, for its leader. Without people whom one of the two has blocked. */
export async function listPeople({ tx, sql, presence }: Deps, by: By) {
  const { leaderId, now } = await findRoom(tx, sql, by);
  if (leaderId !== by.personId) throw forbidden('Someone else leads this room now.');
  const here = await presence.people(by.id, now);
  const hidden = new Set([by.personId, ...(await blockedWith(tx, by.personId))]);
  const names = await tx.personName.findMany({
    where: { personId: { in: here.filter((id) => !hidden.has(id)) }, leaving: false },
  });
  return names
    .map((known) => ({ userId: known.personId, name: shownName(known) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
