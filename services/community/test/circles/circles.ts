import type { Circle, CircleInvitation, OwnCircles, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { sharePrayer } from '../prayers/share.ts';
import { saveProfile } from '../profiles/profile.ts';
import { announce, named } from '../recorded-events.ts';
import { newMember } from '../setup.ts';
import type { useCommunity } from '../setup.ts';

type Set = ReturnType<typeof useCommunity>;
type Link = { id: string; token: string };
const path = '/api/circles';

/** A member with a known name who said that they are an adult, and their calls. */
export async function newFriend({ community }: Set, fullName = 'Ruth Castellanos') {
  const as = newMember();
  await announce(community, 'person.changed', named(as.userId, 1, fullName));
  await sayAge(community, as);
  return { ...friend(community, as), as };
}
export type Friend = Awaited<ReturnType<typeof newFriend>>;

/** A member says whether they are 18 or older. */
export const sayAge = (community: Set['community'], as: Identity, isAdult = true) =>
  community.call('PUT', '/api/age', { as, body: { isAdult } });

function friend(community: Set['community'], as: Identity) {
  const post = <Body>(under: string, body?: object) =>
    community.call<Body>('POST', under, { as, ...(body && { body }) });
  return {
    userId: as.userId!,
    list: () => community.call<OwnCircles>('GET', path, { as }),
    get: (id: string) => community.call<Circle>('GET', `${path}/${id}`, { as }),
    found: (given: object = {}) =>
      post<Circle & { care?: unknown; message: string }>(path, {
        name: 'Bakers who pray',
        line: 'For our shops.',
        ...given,
      }),
    invite: (id: string, userId: string) =>
      post<{ id: string }>(`${path}/${id}/invitations`, { userId }),
    link: (id: string) => post<Link>(`${path}/${id}/links`),
    withdraw: (id: string, invitationId: string) =>
      community.call('DELETE', `${path}/${id}/invitations/${invitationId}`, { as }),
    look: (token: string) => post<CircleInvitation>('/api/circle-links/look', { token }),
    join: (token: string) => post<Circle>('/api/circle-links/join', { token }),
    accept: (id: string) => post<Circle>(`/api/circle-invitations/${id}/accept`),
    decline: (id: string) => community.call('DELETE', `/api/circle-invitations/${id}`, { as }),
    remove: (id: string, userId: string) =>
      community.call('DELETE', `${path}/${id}/members/${userId}`, { as }),
    leave: (id: string) => community.call('DELETE', `${path}/${id}/members/${as.userId}`, { as }),
    handOver: (id: string, userId: string) =>
      community.call<Circle>('PUT', `${path}/${id}/founder`, { as, body: { userId } }),
    end: (id: string) => community.call('DELETE', `${path}/${id}`, { as }),
    share: (circleId: string, more: object = {}) =>
      sharePrayer(community, { audience: 'circle', circleId, ...more }, as),
    prayers: async (id: string, under = '') => {
      const { status, body, headers } = await community.call<Prayer[]>(
        'GET',
        `${path}/${id}/prayers${under}`,
        { as },
      );
      const total = Number(headers['x-total-count']);
      return { status, total, ids: status === 200 ? body.map((prayer) => prayer.id) : [] };
    },
  };
}

/** A circle of a founder and others who joined by link, in this order. */
export async function circleOf(set: Set, others = 1) {
  const founder = await newFriend(set);
  const { id } = (await founder.found()).body;
  const { token } = (await founder.link(id)).body;
  const friends: Friend[] = [];
  for (let at = 0; at < others; at++) {
    const next = await newFriend(set, 'Daniel Okafor');
    await next.join(token);
    friends.push(next);
  }
  return { founder, id, token, friends, friend: friends[0]! };
}

/** A member whom the directory lists. */
export async function listedFriend(set: Set, fullName: string) {
  const listed = await newFriend(set, fullName);
  await saveProfile(set.community, listed.as, { isPublic: true });
  return listed;
}
