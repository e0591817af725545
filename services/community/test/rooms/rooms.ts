import { limits } from '@kbf/contracts';
import type { OwnRooms, Room, RoomChoice, RoomState } from '@kbf/contracts';
import { connectRedis, createLogger } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { identityHeaders, queuePrefix, redisUrl } from '@kbf/test-kit';
import { onTestFinished } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import type { useCommunity } from '../setup.ts';

type Set = ReturnType<typeof useCommunity>;
const path = '/api/rooms';

/** The calls of a person about rooms. */
export function inRooms({ community }: Set, as: Identity) {
  const call = <Body>(...[method, under, body]: Parameters<typeof send>) =>
    send<Body>(method, under, body);
  const send = <Body>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', under: string, body?: object) =>
    community.call<Body>(method, `${path}${under}`, { as, ...(body && { body }) });
  return {
    as,
    list: () => call<OwnRooms>('GET', ''),
    choices: (circleId?: string) =>
      call<RoomChoice[]>('GET', `/choices${circleId ? `?circleId=${circleId}` : ''}`),
    open: (wanted: { circleId?: string; prayerIds?: string[] } = {}) =>
      call<Room>('POST', '', wanted),
    get: (id: string) => call<Room>('GET', `/${id}`),
    turn: (id: string, prayerId: string | null) => call('PUT', `/${id}/letter`, { prayerId }),
    turning: (id: string, byItself: boolean) => call('PUT', `/${id}/turning`, { byItself }),
    lead: (id: string, userId: string) => call('PUT', `/${id}/leader`, { userId }),
    people: (id: string) => call<{ userId: string; name: string }[]>('GET', `/${id}/people`),
    put: (id: string, prayerIds: string[]) => call('PUT', `/${id}/prayers`, { prayerIds }),
    end: (id: string) => call('DELETE', `/${id}`),
    add: (prayerId: string, method: 'PUT' | 'DELETE' = 'PUT') =>
      community.call(method, `/api/gathering-prayers/${prayerId}`, { as }),
  };
}

/** A stream of a room. `state` is the last that it told. */
export async function watchRoom(url: string, id: string, as: Identity) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const answer = await fetch(`${url}${path}/${id}/stream`, {
    headers: identityHeaders(as, 'community'),
    signal: leave.signal,
  });
  const states: RoomState[] = [];
  let hasEnded = false;
  void (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body!) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const told = /^event: room\ndata: (.*)$/.exec(block);
        if (told) states.push(JSON.parse(told[1]!) as RoomState);
      }
    }
  })()
    .catch(() => undefined)
    .finally(() => (hasEnded = true));
  return {
    status: answer.status,
    states,
    get state() {
      return states.at(-1);
    },
    hasEnded: () => hasEnded,
    leave: () => leave.abort(),
  };
}

/** Lets a person be gone from a room for longer than a leader may be, without a wait. */
export async function stayAway(roomId: string, personId: string): Promise<void> {
  const redis = connectRedis(redisUrl(), 'worker', createLogger('test', 'silent'));
  const key = `${queuePrefix()}:community:rooms:${roomId}`;
  await redis.zadd(key, Date.now() - (limits.room.leaderAwaySeconds + 10) * 1_000, personId);
  redis.disconnect();
}

/** A prayer for members. @returns its id */
export async function forMembers(set: Set, as: Identity, more: object = {}): Promise<string> {
  const { status, body } = await sharePrayer(set.community, { audience: 'members', ...more }, as);
  if (status !== 201) throw new Error(`not shared: ${status}`);
  return body.id;
}
