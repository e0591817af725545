import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { reasonsToHold } from '../names/reasons-to-hold.ts';
import { showName } from '../names/show-name.ts';
import { shownName } from '../people/public-name.ts';
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
    handle: async ({ tx }, { personId, version, fullName, role, suspended, approved }) => {
      if ((await lockPerson(tx, personId)).isErased) return;
      const known = await tx.personName.findUnique({ where: { personId } });
      if (known && known.version >= version) return;
      const nameReasons = [...(await reasonsToHold(tx, { personId, fullName, role }))];
      // What an admin decided counts for as long as it is the same name.
      const same = known?.fullName === fullName ? known : undefined;
      const nameDecision = same?.nameDecision ?? null;
      const nameHeld = nameReasons.length > 0 && nameDecision !== 'released';
      const nameHeldAt = nameHeld ? (same?.nameHeldAt ?? (await databaseNow(tx))) : null;
      const held = { nameHeld, nameHeldAt, nameReasons, nameDecision };
      const name = { version, fullName, suspended, role, approved, ...held };
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
