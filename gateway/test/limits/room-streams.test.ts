import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { useGateway } from '../use-gateway.ts';

const members = Array.from({ length: 3 }, fakeLogin);
const joiner = fakeLogin();
joiner.identity.isApproved = false;

/** A gateway before a community whose streams never end. It refuses no one: only the gateway's own limits count. */
const { gateway, service } = useGateway(
  (request, response) => {
    if (answerIdentity([...members, joiner], request, response)) return;
    if (request.url.endsWith('/choices')) sendJson(response, 200, []);
    else response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  },
  (url) => ({
    AUTH_URLS: url,
    COMMUNITY_URLS: url,
    GATEWAY_LIMITS: JSON.stringify({
      refusedAfterMs: 1,
      calls: { network: 2, inLine: 1, waitMs: 300 },
      liveStreams: { network: 1, all: 1, members: 1 },
      roomStreams: { network: 6, all: 8 },
    }),
  }),
);

it('When members share a router, then all get the stream of their room, and strangers take no place', async () => {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const kept: Response[] = [];
  const open = async (cookie?: string, path = `rooms/${randomUUID()}`) => {
    const answer = await fetch(`${gateway().origin}/api/${path}/stream`, {
      signal: leaving.signal,
      headers: cookie ? { cookie: `kbf_login=${cookie}` } : {},
    });
    kept.push(answer);
    return answer.status;
  };
  // The stream of the feed has limits of its own.
  expect(await open(undefined, 'prayers')).toBe(200);
  const ofMembers = Array.from({ length: 5 }, (_, at) => members[at % 3]!.cookie);
  expect(await Promise.all(ofMembers.map((cookie) => open(cookie)))).toEqual(Array(5).fill(200));
  // Strangers are counted as short calls, which the service refuses: here it does not, and two is the limit.
  const strangers = [undefined, undefined, joiner.cookie, joiner.cookie, undefined];
  const opened = await Promise.all(strangers.map((cookie) => open(cookie)));
  expect(opened.filter((status) => status === 200)).toHaveLength(2);
  expect(opened.filter((status) => status === 429)).toHaveLength(3);
  expect(await open(members[0]!.cookie)).toBe(200);
  expect(await open(members[0]!.cookie)).toBe(503);
  expect(service().received.filter(({ url }) => url.includes('/rooms/'))).toHaveLength(8);
});
