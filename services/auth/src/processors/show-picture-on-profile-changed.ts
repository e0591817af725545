import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';

/** Stores the URL of a member's picture if it is newer than the known one. Does nothing for a removed person. */
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
