import { randomUUID } from 'node:crypto';
import type { Care, PrivateChat, PrivateMessage, PrivateMessages } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { newFriend } from '../circles/circles.ts';
import { postNeed } from '../needs/need.ts';
import { partnerCalls } from '../partners/partners.ts';
import type { Community, useCommunity } from '../setup.ts';

type Set = ReturnType<typeof useCommunity>;
const path = '/api/chats';

export function chatCalls(community: Community, as: Identity) {
  const put = (under: string, body: object) =>
    community.call<PrivateChat>('PUT', `${path}/${under}`, { as, body });
  return {
    start: (userId: string) =>
      community.call<PrivateChat & { code: string; message: string }>('POST', path, {
        as,
        body: { userId },
      }),
    chats: () => community.call<PrivateChat[]>('GET', `${path}?limit=100`, { as }),
    chat: (id: string) => community.call<PrivateChat>('GET', `${path}/${id}`, { as }),
    write: (id: string, text: string, requestId: string = randomUUID()) =>
      community.call<{ message: PrivateMessage; care?: Care; code: string }>(
        'POST',
        `${path}/${id}/messages`,
        { as, body: { text, requestId } },
      ),
    read: (id: string, query = '') =>
      community.call<PrivateMessages>('GET', `${path}/${id}/messages${query}`, { as }),
    see: (id: string, place: number) => put(`${id}/seen`, { place }),
    mark: (id: string, isOn: boolean) => put(`${id}/read-marks`, { isOn }),
    end: (id: string) => community.call('DELETE', `${path}/${id}`, { as }),
    report: (id: string, reason: string) =>
      community.call('POST', `${path}/${id}/report`, { as, body: { reason } }),
  };
}

/** An adult member, and their calls. */
export async function newWriter(set: Set, fullName = 'Ruth Castellanos') {
  const { as, userId } = await newFriend(set, fullName);
  return { as, userId, ...partnerCalls(set.community, as), ...chatCalls(set.community, as) };
}
export type Writer = Awaited<ReturnType<typeof newWriter>>;

/** Two partners who have started a chat. */
export async function twoWriters(set: Set) {
  const ruth = await newWriter(set);
  const daniel = await newWriter(set, 'Daniel Okafor');
  await daniel.accept((await ruth.invite()).body.token);
  const { id } = (await ruth.start(daniel.userId)).body;
  return { ruth, daniel, id };
}

/** A contact request about a need, answered by its author. */
export async function askAbout(set: Set, asker: Writer, author: Writer, answer?: object) {
  const { community } = set;
  const { id } = (await postNeed(community, {}, author.as)).body;
  const asked = await community.call('POST', `/api/needs/${id}/contacts`, {
    as: asker.as,
    body: { shares: ['email'] },
  });
  if (answer)
    await community.call('PATCH', `/api/need-contacts/${asked.body.id}`, {
      as: author.as,
      body: answer,
    });
}

export const texts = ({ body }: { body: PrivateMessages }) => body.messages.map(({ text }) => text);
