import { lockPerson } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { isNameHeld } from '../names/is-name-held.ts';
import { shownName } from '../people/public-name.ts';
import { lockCounts, writeFirstComments } from '../prayers/counts-sql.ts';
import { renameProfile } from '../profiles/rename-profile.ts';

/**
 * Shows a member's new name on everything that is not anonymous, and keeps the suspended out of the directory. An older
 * version than the one known has no effect.
 */
export function renameAuthorOnPersonChanged({
  feed,
}: Pick<Deps, 'feed'>): ProcessorOf<Tx, 'person.changed'> {
  return {
    name: 'rename-author-on-person-changed',
    event: 'person.changed',
    handle: async ({ tx }, { personId, version, fullName, role, suspended }) => {
      if ((await lockPerson(tx, personId)).isErased) return;
      const known = await tx.personName.findUnique({ where: { personId } });
      if (known && known.version >= version) return;
      const nameHeld = await isNameHeld(tx, { personId, fullName, role });
      const name = { version, fullName, suspended, role, nameHeld };
      await tx.personName.upsert({
        where: { personId },
        create: { personId, ...name },
        update: name,
      });
      await renameProfile(tx, personId, name);
      if (!known || shownName(known) !== shownName(name))
        await showName(tx, personId, shownName(name));
    },
    afterCommit: () => feed.changed(),
  };
}

async function showName(tx: Tx, personId: string, authorName: string): Promise<void> {
  const named = { authorUserId: personId, anonymous: false, state: { not: 'deleted' } };
  const shared = await tx.prayer.findMany({ where: named, select: { id: true } });
  const commented = await tx.prayerComment.findMany({
    where: { authorUserId: personId },
    distinct: ['prayerId'],
    select: { prayerId: true },
  });
  const prayerIds = commented.map((comment) => comment.prayerId);
  // Counts first, like everybody else who changes or deletes one of these.
  await lockCounts(tx, [...prayerIds, ...shared.map((prayer) => prayer.id)]);
  await tx.prayer.updateMany({ where: named, data: { authorName } });
  await tx.prayerComment.updateMany({ where: { authorUserId: personId }, data: { authorName } });
  await writeFirstComments(tx, prayerIds);
}
