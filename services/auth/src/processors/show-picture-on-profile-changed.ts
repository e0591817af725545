import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';

/**
 * Keeps the address of a member's picture, if it is newer than the one known. For who is gone there is nothing to keep.
 */
export function showPictureOnProfileChanged(): ProcessorOf<Tx, 'profile.changed'> {
  return {
    name: 'show-picture-on-profile-changed',
    event: 'profile.changed',
    handle: async ({ tx }, { personId, version, profileImageUrl }) => {
      await tx.person.updateMany({
        where: { id: personId, erasingAt: null, profileVersion: { lt: version } },
        data: { profileImageUrl, profileVersion: version },
      });
    },
  };
}
