import type { OwnProfile } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { Answer, Community } from '../setup.ts';

export const usualProfile = {
  identity: 'I mend clocks and listen while they tick.',
  humanBeliefs: ['Patience is work', 'Time is given'],
  isPublic: true,
};

/** Saves the profile of `as`; omitted fields have defaults. */
export function saveProfile(
  community: Community,
  as: Identity,
  given: Record<string, unknown> = {},
): Promise<Answer<OwnProfile>> {
  return community.call('PUT', '/api/user-profile/me', { as, body: { ...usualProfile, ...given } });
}
