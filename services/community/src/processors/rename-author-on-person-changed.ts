import { databaseNow, lockPerson } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { endChatsOf } from '../chats/end-chats.ts';
import { leaveAllCircles } from '../circles/leave-circle.ts';
import { hidePerson } from '../erasure/hide-person.ts';
import { reasonsToHold } from '../names/reasons-to-hold.ts';
import { showName } from '../names/show-name.ts';
import { shownName } from '../people/public-name.ts';
import { renameProfile } from '../profiles/rename-profile.ts';

/**
 * Shows a member's new name on all posts that are not anonymous, removes suspended members from the directory, ends
 * their invitation for a partner, their circles and private chats, and hides a member who has deleted their account. A
 * version older than the known one has no effect.
 */
export function renameAuthorOnPersonChanged({
  feed,
}: Pick<Deps, 'feed'>): ProcessorOf<Tx, 'person.changed'> {
  return {
    name: 'rename-author-on-person-changed',
    event: 'person.changed',
    handle: async ({ tx }, { personId, version, fullName, role, approved, leaving, ...change }) => {
      if ((await lockPerson(tx, personId)).isErased) return;
      const known = await tx.personName.findUnique({ where: { personId } });
      if (known && known.version >= version) return;
      const nameReasons = [...(await reasonsToHold(tx, { personId, fullName, role }))];
      // An admin's decision holds until the name changes.
      const same = known?.fullName === fullName ? known : undefined;
      const nameDecision = same?.nameDecision ?? null;
      const nameHeld = nameReasons.length > 0 && nameDecision !== 'released';
      const nameHeldAt = nameHeld ? (same?.nameHeldAt ?? (await databaseNow(tx))) : null;
      const held = { nameHeld, nameHeldAt, nameReasons, nameDecision };
      const suspended = change.suspended || leaving;
      // A thief may have made it: whoever has the link would become this member's partner.
      if (suspended) {
        await tx.partnerInvitation.deleteMany({ where: { inviterId: personId } });
        await tx.circleInvitation.deleteMany({ where: { inviterId: personId } });
      }
      if (change.suspended || !(approved || role === 'admin')) {
        await leaveAllCircles(tx, personId);
        await endChatsOf(tx, personId);
      }
      const name = { version, fullName, suspended, leaving, role, approved, ...held };
      await tx.personName.upsert({
        where: { personId },
        create: { personId, ...name },
        update: name,
      });
      await renameProfile(tx, personId, name);
      if (!known || shownName(known) !== shownName(name))
        await showName(tx, personId, shownName(name));
      if ((known?.leaving ?? false) !== leaving) await hidePerson(tx, personId, leaving);
    },
    afterCommit: () => feed.changed(),
  };
}
