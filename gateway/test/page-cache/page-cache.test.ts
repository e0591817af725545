import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeService, identityOf, sendJson } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { useTwoGateways } from './two-gateways.ts';

/** What all community processes share, as they share a database. */
const feed = { likes: 0, broken: false };
const login = fakeLogin();

const communityProcess = () =>
  fakeService((request, response) => {
    if (answerIdentity([login], request, response)) return;
    if (request.method === 'POST') {
      feed.likes += 1;
      sendJson(response, 200, { likeCount: feed.likes });
      return;
    }
    if (feed.broken) {
      sendJson(response, 500, { code: 'internal' });
      return;
    }
    const personal = identityOf(request, 'community')?.userId !== undefined;
    const body = { likes: feed.likes, mine: personal };
    const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 12)}"`;
    const shared = {
      etag,
      'x-public-page': '1',
      'x-total-count': '3',
      'cache-control': 'no-cache',
    };
    if (personal) sendJson(response, 200, body);
    else if (request.headers['if-none-match'] === etag) response.writeHead(304, shared).end();
    else sendJson(response, 200, body, shared);
  });

const { processes, gateways } = useTwoGateways(communityProcess);
beforeEach(() => {
  feed.broken = false;
});

const read = (at: number, headers: Record<string, string> = {}) =>
  fetch(`${gateways[at]!.origin}/api/prayers`, { headers });
const likes = async (answer: Response) => ((await answer.json()) as { likes: number }).likes;
const reads = () =>
  processes.flatMap(({ received }) => received).filter(({ method }) => method === 'GET');

describe('public pages held by the gateway', () => {
  it('When one likes through one gateway, then the next reader of the other sees it, every time', async () => {
    for (let at = 0; at < 40; at += 1) {
      const liked = await fetch(`${gateways[at % 2]!.origin}/api/prayers/x/like`, {
        method: 'POST',
      });
      const { likeCount } = (await liked.json()) as { likeCount: number };
      const seen = await Promise.all([read((at + 1) % 2), read((at + 1) % 2), read(at % 2)]);
      for (const answer of seen) expect(await likes(answer)).toBeGreaterThanOrEqual(likeCount);
    }
  });

  it('When many read at once, then community is asked a few times, mostly whether it is the same', async () => {
    await (await read(0)).text();
    for (const one of processes) one.received.length = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => read(0)));
    for (const answer of answers) expect(await likes(answer)).toBe(feed.likes);
    expect(reads().length).toBeLessThan(25);
    expect(reads().filter(({ headers }) => headers['if-none-match']).length).toBeGreaterThan(0);
  });

  it('When it is answered from memory, then it looks as community sent it', async () => {
    await (await read(0)).text();
    const answer = await read(0);
    expect(answer.headers.get('x-total-count')).toBe('3');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-public-page')).toBeNull();
    expect(answer.headers.get('x-request-id')).not.toBeNull();
    const again = await read(0, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('When a member reads, then the answer is the member’s own and is not held', async () => {
    const cookie = `kbf_login=${login.cookie}`;
    expect(await (await read(0, { cookie })).json()).toMatchObject({ mine: true });
    expect(await (await read(0)).json()).toMatchObject({ mine: false });
    expect(await (await read(0, { cookie })).json()).toMatchObject({ mine: true });
  });

  it('When community fails, then what is held is not served in its place', async () => {
    expect((await read(0)).status).toBe(200);
    feed.broken = true;
    expect((await read(0)).status).toBe(500);
    feed.broken = false;
    expect(await likes(await read(0))).toBe(feed.likes);
  });
});
