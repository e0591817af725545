import { limits } from '@kbf/contracts';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import { lockStats, refreshFirstComments } from '../feed/feed-sql.ts';
import type { Parts } from '../parts.ts';
import { lockPersonName } from '../people/name-author.ts';
import { publicName } from '../people/public-name.ts';
import { renameProfile } from '../profiles/rename-profile.ts';

/** Shows a member's new name on everything that is not anonymous, and keeps the suspended out of the directory. An older version than the one known has no effect. */
export function renameAuthorOnPersonChanged({
  feed,
}: Pick<Parts, 'feed'>): ProcessorOf<Tx, 'person.changed'> {
  return {
    name: 'rename-author-on-person-changed',
    event: 'person.changed',
    handle: async ({ tx }, { personId, version, fullName, suspended }) => {
      await lockPersonName(tx, personId);
      if (await tx.erasedPerson.findUnique({ where: { personId } })) return;
      const known = await tx.personName.findUnique({ where: { personId } });
      if (known && known.version >= version) return;
      await tx.personName.upsert({
        where: { personId },
        create: { personId, version, fullName, suspended },
        update: { version, fullName, suspended },
      });
      await renameProfile(tx, personId, fullName, suspended);
      if (known?.fullName !== fullName) await showName(tx, personId, publicName(fullName));
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
  await tx.$queryRawUnsafe(lockStats, [...prayerIds, ...shared.map((prayer) => prayer.id)]);
  await tx.prayer.updateMany({ where: named, data: { authorName } });
  if (prayerIds.length === 0) return;
  await tx.prayerComment.updateMany({ where: { authorUserId: personId }, data: { authorName } });
  await tx.$executeRawUnsafe(refreshFirstComments(limits.prayer.commentsListed), prayerIds);
}
