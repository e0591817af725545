import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { callerOf, fakeService, identityOf, sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { useTwoGateways } from './two-gateways.ts';

/** What all community processes share, as they share a database. `likers`: ids of people. */
const feed = { version: 0, likers: new Set<string>(), isBroken: false, isOld: false };
const logins = Array.from({ length: 3 }, fakeLogin);

const text = 'Für Ömer 🙏';
const both = ['open', 'closed'];
const pageOf = (ids: string[], userLiked: boolean) =>
  ids.map((id) => ({ id, text, version: feed.version, userLiked }));
type Asked = { isApproved: boolean; held: string; readers: { userId?: string }[] };

/** Answers the feed as community does, of one prayer that all see and one for members. */
const communityProcess = () =>
  fakeService((request, response) => {
    if (answerIdentity(logins, request, response)) return;
    if (feed.isBroken) {
      sendJson(response, 500, { code: 'internal' });
      return;
    }
    const idsFor = (isApproved: boolean) => (isApproved ? both : ['open']);
    if (request.method !== 'POST') {
      const { userId = '', isApproved = false } = identityOf(request, 'community')!;
      const ids = idsFor(isApproved);
      const headers = { 'cache-control': 'private, no-store', 'x-total-count': String(ids.length) };
      sendJson(response, 200, pageOf(ids, feed.likers.has(userId)), headers);
      return;
    }
    if (feed.isOld || callerOf(request, 'community') !== 'gateway') {
      sendJson(response, feed.isOld ? 404 : 403, { code: 'not_found' });
      return;
    }
    const { isApproved, held, readers } = JSON.parse(request.body) as Asked;
    const ids = idsFor(isApproved);
    const shared = Buffer.from(JSON.stringify(pageOf(ids, false)));
    const etag = `"${createHash('sha256').update(shared).digest('hex').slice(0, 12)}"`;
    const places = ids.map((id) => shared.indexOf('false', shared.indexOf(`"${id}"`)));
    sendJson(response, 200, {
      etag,
      headers: { 'x-total-count': String(ids.length) },
      page: held === etag ? null : shared.toString(),
      places: readers.map(({ userId = '' }) => (feed.likers.has(userId) ? places : [])),
    });
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
const askedFor = (path: string) =>
  processes.flatMap(({ received }) => received).filter(({ url }) => url === path);
const questions = () => askedFor('/internal/feed').map(({ body }) => JSON.parse(body) as Asked);
const likeAs = (person: number) => feed.likers.add(logins[person]!.identity.userId!);

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
  expect(askedFor('/api/prayers')).toEqual([]);
  expect(questions().length).toBeLessThan(240);
  expect(questions().filter(({ held }) => held !== '').length).toBeGreaterThan(40);
});

it('When many come at the same time, then they share questions, and each gets their own page', async () => {
  likeAs(1);
  const people = Array.from({ length: 60 }, (_, at) => at % 3);
  const answers = await Promise.all(people.map((person) => readAs(0, person)));
  for (const [at, answer] of answers.entries())
    expect(await answer.json()).toEqual(pageOf(both, people[at] === 1));
  expect(Math.max(...questions().map(({ readers }) => readers.length))).toBe(3);
  expect(questions().length).toBeLessThan(60);
});

it('When it is made for one reader, then it is as community sends it, and no one may keep it', async () => {
  likeAs(0);
  for (const person of [0, 1, 0]) {
    const answer = await readAs(0, person, { 'if-none-match': '*' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(pageOf(both, person === 0));
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-total-count')).toBe('2');
    expect(answer.headers.get('etag')).toBeNull();
  }
});

it('When it is another page than the first, then community sends it', async () => {
  for (const search of ['?cursor=x', '?limit=0', '?limit=1000', '?limit=2&cursor=x']) {
    const headers = { cookie: `kbf_login=${logins[0]!.cookie}` };
    const answer = await fetch(`${gateways[0]!.origin}/api/prayers${search}`, { headers });
    expect(await answer.json()).toEqual(pageOf(both, false));
    expect(askedFor(`/api/prayers${search}`)).toHaveLength(1);
  }
  expect(questions()).toEqual([]);
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
  likeAs(0);
  expect(await (await readAs(0, 0)).json()).toEqual(pageOf(both, true));
});

it('When the head alone is asked for, then it is the head of the page', async () => {
  const headers = { cookie: `kbf_login=${logins[0]!.cookie}` };
  const whole = await readAs(0, 0, { 'accept-encoding': 'identity' });
  const head = await fetch(`${gateways[0]!.origin}/api/prayers`, {
    method: 'HEAD',
    headers: { ...headers, 'accept-encoding': 'identity' },
  });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
});
