import type { Identity } from '@kbf/process-kit';
import { report } from '../desk/held.ts';
import { saveProfile } from '../profiles/profile.ts';
import { sharePrayer, sharePublic } from '../prayers/share.ts';
import { announce, named } from '../recorded-events.ts';
import { newMember } from '../setup.ts';
import type { useCommunity } from '../setup.ts';

export type CommunitySet = ReturnType<typeof useCommunity>;

/** Any photo: the fake ai server does not decode it. */
export const photo = 'data:image/png;base64,iVBORw0KGgo=';

export const postTo = (set: CommunitySet, path: string, as: Identity, body: unknown) =>
  set.community.call('POST', `/api/prayers/${path}`, { as, body });

/** A member with data in every place, and another person's prayer with some of it. */
export async function leaveTraces(set: CommunitySet) {
  set.ai.encoding = { status: 200, verdict: 'public' };
  const member = newMember();
  const { userId } = member;
  await announce(set.community, 'person.changed', named(userId, 1, 'Tamar Lindqvist'));
  const profile = await saveProfile(set.community, member, { photo });
  const shared = await sharePrayer(set.community, { photoUrl: photo }, member);
  const hidden = await sharePrayer(set.community, { anonymous: true }, member);
  const held = await sharePrayer(
    set.community,
    { userRequest: 'See http://x.example now' },
    member,
  );
  const others = await sharePublic(set.community);
  await postTo(set, `${others}/like`, newMember(), { liked: true });
  await postTo(set, `${others}/like`, member, { liked: true });
  await postTo(set, `${others}/prayed`, member, undefined);
  const comment = await postTo(set, `${others}/comments`, member, { comment: 'A word of Tamar.' });
  await postTo(set, `${others}/comments`, newMember(), { comment: 'Another word.' });
  await postTo(set, `${shared.body.id}/comments`, newMember(), { comment: 'Under it.' });
  await report(set.community, others, member, { reason: 'Because I say so.' });
  const ids = [shared.body.id, hidden.body.id, held.body.id];
  return { member, userId, profile, shared, comment, others, ids };
}
