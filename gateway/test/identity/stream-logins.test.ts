import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import type { FakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';
import { useGateway } from '../use-gateway.ts';

const logins: FakeLogin[] = [];
/** How often the stand-in for auth was asked for an identity, and whether it answers. */
const auth = { asked: 0, isAway: false };
const everyMs = 700;
const envFor = (url: string) => ({
  AUTH_URLS: url,
  COMMUNITY_URLS: url,
  GATEWAY_LIMITS: JSON.stringify({ identifyStreamsMs: everyMs }),
});

/** A gateway before an auth that knows the logins, and a community whose streams never end. */
const { gateway, service } = useGateway((request, response) => {
  if (request.url === '/internal/identity') auth.asked += 1;
  if (auth.isAway && !request.url.includes('/stream')) return sendJson(response, 503, {});
  if (answerIdentity(logins, request, response)) return undefined;
  // This auth goes on to know the login: only the gateway itself can end its streams.
  if (request.url === '/api/auth/logout') return response.writeHead(204).end();
  return response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
}, envFor);

let leaving = new AbortController();
afterEach(() => {
  leaving.abort();
  leaving = new AbortController();
  auth.isAway = false;
});

function member(): FakeLogin {
  const login = fakeLogin();
  logins.push(login);
  return login;
}

async function open(path: string, cookie?: string, origin = gateway().origin) {
  const answer = await fetch(`${origin}/api/${path}/stream`, {
    signal: leaving.signal,
    headers: cookie ? { cookie: `kbf_login=${cookie}` } : {},
  });
  expect(answer.status).toBe(200);
  const stream = { isOpen: true };
  void answer
    .text()
    .catch(() => undefined)
    .then(() => (stream.isOpen = false));
  return stream;
}
const openBoth = (cookie?: string) =>
  Promise.all([open('prayers', cookie), open(`rooms/${randomUUID()}`, cookie)]);
const areOpen = (streams: { isOpen: boolean }[]) => streams.map(({ isOpen }) => isOpen);
const ended = (streams: { isOpen: boolean }[]) =>
  until(() => streams.every(({ isOpen }) => !isOpen));
const logOut = (cookie: string) =>
  fetch(`${gateway().origin}/api/auth/logout`, {
    method: 'POST',
    headers: { cookie: `kbf_login=${cookie}` },
  });
/** Waits until auth has been asked so often again. */
async function askedAgain(times: number) {
  const before = auth.asked;
  await until(() => auth.asked >= before + times);
}

describe('streams and the logins that opened them', () => {
  it('When a person logs out, then their streams end, and those of others do not', async () => {
    const [grace, other] = [member(), member()];
    const [streams, others] = [await openBoth(grace.cookie), await openBoth(other.cookie)];
    expect((await logOut(grace.cookie)).status).toBe(204);
    await ended(streams);
    expect(areOpen(others)).toEqual([true, true]);
  });

  it('When a person logs out while auth is away, then it is the same', async () => {
    const [early, late] = [member(), member()];
    const [streams, more] = [await openBoth(early.cookie), await openBoth(late.cookie)];
    auth.isAway = true;
    // While the gateway still knows who it is, and without any answer about it.
    await logOut(early.cookie);
    await ended(streams);
    await askedAgain(2);
    expect((await logOut(late.cookie)).status).toBe(204);
    await ended(more);
    expect(areOpen([...streams, ...more])).toEqual([false, false, false, false]);
  });

  it('When a login ends elsewhere, then its streams end at every gateway; others and visitors stay', async () => {
    const [grace, other] = [member(), member()];
    const second = await startGateway(envFor(service().url));
    const streams = [
      ...(await openBoth(grace.cookie)),
      await open('prayers', grace.cookie, second.origin),
    ];
    const others = [...(await openBoth(other.cookie)), await open('prayers')];
    logins.splice(logins.indexOf(grace), 1);
    await ended(streams);
    await askedAgain(4);
    expect(areOpen(others)).toEqual([true, true, true]);
    await second.stop();
  });

  it('When a person is not approved anymore, then their streams end, and can begin again', async () => {
    const grace = member();
    const streams = await openBoth(grace.cookie);
    grace.identity = { ...grace.identity, isApproved: false };
    await ended(streams);
    expect(areOpen([await open('prayers', grace.cookie)])).toEqual([true]);
  });

  it('When auth does not answer, then streams stay open, and end when auth says that the login has ended', async () => {
    const grace = member();
    const streams = await openBoth(grace.cookie);
    auth.isAway = true;
    logins.splice(logins.indexOf(grace), 1);
    await askedAgain(3);
    expect(areOpen(streams)).toEqual([true, true]);
    auth.isAway = false;
    await ended(streams);
    expect(areOpen(streams)).toEqual([false, false]);
  });
});
