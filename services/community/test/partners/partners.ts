import type { PartnerState } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { announce, named } from '../recorded-events.ts';
import { newMember, type Community } from '../setup.ts';

const path = '/api/partnership';

export function partnerCalls(community: Community, as: Identity) {
  return {
    state: () => community.call<PartnerState>('GET', path, { as }),
    invite: () =>
      community.call<{ token: string; expiresAt: string }>('POST', `${path}/invitations`, { as }),
    look: (token: string) =>
      community.call<{ inviterName: string; code: string }>('POST', `${path}/invitations/look`, {
        as,
        body: { token },
      }),
    accept: (token: string) =>
      community.call<PartnerState>('POST', `${path}/invitations/accept`, { as, body: { token } }),
    ask: (question: string) =>
      community.call<PartnerState>('PUT', `${path}/question`, { as, body: { question } }),
    say: (answer: string) =>
      community.call<PartnerState & { care?: unknown }>('PUT', `${path}/answer`, {
        as,
        body: { answer },
      }),
    report: (reason: string) => community.call('POST', `${path}/report`, { as, body: { reason } }),
    end: () => community.call('DELETE', path, { as }),
  };
}

/** A member with a known name, and their calls. */
export async function newPartner(community: Community, fullName: string) {
  const member = newMember();
  await announce(community, 'person.changed', named(member.userId, 1, fullName));
  return { ...member, ...partnerCalls(community, member) };
}

export async function twoPartners(community: Community) {
  const ruth = await newPartner(community, 'Ruth Castellanos');
  const daniel = await newPartner(community, 'Daniel Okafor');
  const { body } = await ruth.invite();
  await daniel.accept(body.token);
  return { ruth, daniel, token: body.token };
}
