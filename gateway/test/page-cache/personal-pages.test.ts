import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { fakeService, identityOf, sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { useTwoGateways } from './two-gateways.ts';

/** What all community processes share, as they share a database. `likers`: ids of people. */
const feed = { version: 0, likers: new Set<string>(), isBroken: false, isOld: false };
const logins = [fakeLogin(), fakeLogin(), fakeLogin()];

const text = 'Für Ömer 🙏';
/** Answers the feed as community does, of one prayer that all see and one for members. */
const communityProcess = () =>
  fakeService((request, response) => {
    if (answerIdentity(logins, request, response)) return;
    if (feed.isBroken) {
      sendJson(response, 500, { code: 'internal' });
      return;
    }
    const { userId = '', isApproved = false } = identityOf(request, 'community')!;
    const prayers = isApproved ? ['open', 'closed'] : ['open'];
    const isLiked = feed.likers.has(userId);
    const pageOf = (userLiked: boolean) =>
      Buffer.from(
        JSON.stringify(prayers.map((id) => ({ id, text, version: feed.version, userLiked }))),
      );
    const shared = pageOf(false);
    const etag = `"${createHash('sha256').update(shared).digest('hex').slice(0, 12)}"`;
    const held = request.headers['x-held-page'];
    const headers = {
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'x-total-count': String(prayers.length),
    };
    if (held === undefined || feed.isOld) {
      response.writeHead(200, headers).end(pageOf(isLiked));
      return;
    }
    const places = prayers.map((id) => shared.indexOf('false', shared.indexOf(`"${id}"`)));
    const own = { 'x-held-page': [etag, ...(isLiked ? places : [])].join(' ') };
    response.writeHead(200, { ...headers, ...own }).end(held === etag ? '' : shared);
  });

const { processes, gateways } = useTwoGateways(communityProcess);
beforeEach(() => {
  feed.isBroken = false;
  feed.isOld = false;
  feed.version += 1;
  feed.likers.clear();
});

const readAs = (at: number, person: number, more: Record<string, string> = {}) =>
  fetch(`${gateways[at % 2]!.origin}/api/prayers`, {
    headers: { cookie: `kbf_login=${logins[person]!.cookie}`, ...more },
  });
const pageOf = (ids: string[], userLiked: boolean) =>
  ids.map((id) => ({ id, text, version: feed.version, userLiked }));
const both = ['open', 'closed'];

it('When readers take turns while things change, then each gets the newest page with their own likes', async () => {
  for (let round = 0; round < 40; round += 1) {
    const liker = round % 3;
    feed.likers = new Set([logins[liker]!.identity.userId!]);
    if (round % 4 === 0) feed.version += 1;
    const answers = await Promise.all(
      [0, 1, 2, 0, 1, 2].map((person, at) => readAs(round + at, person)),
    );
    for (const [at, answer] of answers.entries())
      expect(await answer.json()).toEqual(pageOf(both, at % 3 === liker));
  }
  const asked = processes
    .flatMap(({ received }) => received)
    .filter(({ method }) => method === 'GET');
  expect(asked.filter(({ headers }) => headers['x-held-page']).length).toBeGreaterThan(200);
});

it('When it is made from a held page, then it is as community sent it, and only the reader may keep it', async () => {
  feed.likers.add(logins[0]!.identity.userId!);
  for (let at = 0; at < 4; at += 1) {
    const answer = await readAs(at, 0, { 'if-none-match': '*', 'x-held-page': '"mine"' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(pageOf(both, true));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-total-count')).toBe('2');
    for (const name of ['etag', 'x-held-page']) expect(answer.headers.get(name)).toBeNull();
  }
  const held = processes
    .flatMap(({ received }) => received)
    .map(({ headers }) => headers['x-held-page']);
  expect(held).not.toContain('"mine"');
});

it('When a reader is no longer a member, then the held page for members is not theirs', async () => {
  const { identity } = logins[2]!;
  for (const isApproved of [true, false, true, false]) {
    logins[2]!.identity = { ...identity, isApproved };
    // The login exchange keeps an answer for a moment.
    await expect
      .poll(async () => (await readAs(0, 2)).headers.get('x-total-count'))
      .toBe(isApproved ? '2' : '1');
    for (const at of [0, 1])
      expect(await (await readAs(at, 1)).json()).toEqual(pageOf(both, false));
    expect(await (await readAs(0, 2)).json()).toEqual(pageOf(isApproved ? both : ['open'], false));
  }
});

it('When community fails or is of an earlier release, then its answer is passed on', async () => {
  expect((await readAs(0, 0)).status).toBe(200);
  feed.isBroken = true;
  expect((await readAs(0, 0)).status).toBe(500);
  feed.isBroken = false;
  feed.isOld = true;
  feed.likers.add(logins[0]!.identity.userId!);
  expect(await (await readAs(0, 0)).json()).toEqual(pageOf(both, true));
});

it('When the head alone is asked for, then no page is made', async () => {
  const cookie = `kbf_login=${logins[0]!.cookie}`;
  const answer = await fetch(`${gateways[0]!.origin}/api/prayers`, {
    method: 'HEAD',
    headers: { cookie },
  });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
  expect(
    processes.flatMap(({ received }) => received).some(({ headers }) => 'x-held-page' in headers),
  ).toBe(false);
});
