import { createHash } from 'node:crypto';
import { firstDataId, loginCookieName, type FirstData } from '@kbf/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FakeService, fakeService, sendJson } from '../fake-service.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';

const id = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';
const request = 'Please pray. </script><script>alert(1)</script> <!-- $& -->';
const prayer = { id, userRequest: request };
const harbor = { slug: 'harbor', companyName: 'Harbor', industry: 'Hotels', keyServices: [] };

let feed: object[];
let isBroken = false;
let community: FakeService;
let gateway: RunningGateway;

beforeAll(async () => {
  community = await fakeService(({ url, headers }, response) => {
    if (isBroken) return sendJson(response, 500, { code: 'internal' });
    if (url.endsWith(id)) return sendJson(response, 200, prayer);
    if (url.endsWith('/harbor')) return sendJson(response, 200, harbor);
    if (url.startsWith('/api/user-profiles')) return sendJson(response, 200, [{ userId: id }]);
    if (!url.startsWith('/api/prayers?')) return sendJson(response, 404, { code: 'not_found' });
    const etag = `"${createHash('sha256').update(JSON.stringify(feed)).digest('hex')}"`;
    const link = '</api/prayers?limit=1&cursor=next>; rel="next"';
    const shared = { etag, 'x-public-page': '1', 'x-total-count': '7', link };
    if (headers['if-none-match'] === etag) return response.writeHead(304, shared).end();
    return sendJson(response, 200, feed, shared);
  });
  gateway = await startGateway({
    COMMUNITY_URLS: community.url,
    GATEWAY_LIMITS: JSON.stringify({ firstDataMs: 20_000 }),
  });
});
afterAll(async () => {
  await gateway.stop();
  await community.close();
});
beforeEach(() => {
  feed = [prayer];
  isBroken = false;
  community.received.length = 0;
});

const open = (path: string, cookie = '') =>
  fetch(gateway.origin + path, { headers: cookie ? { cookie } : {} });

const element = new RegExp(
  `<script type="application/json" id="${firstDataId}">(.*?)</script>`,
  's',
);
function dataIn(html: string): FirstData | undefined {
  const text = element.exec(html)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as FirstData);
}
const dataOf = async (path: string, cookie?: string) =>
  dataIn(await (await open(path, cookie)).text());

const newest = { headers: { 'x-total-count': '7', link: expect.any(String) as string } };

it.each([
  ['/prayer-feed', '/api/prayers?limit=20'],
  ['/prayer/feed', '/api/prayers?limit=20'],
  ['/', '/api/prayers?limit=1'],
])('When a visitor opens %s, then the newest prayer is in it as %s', async (path, address) => {
  const data = await dataOf(path);
  expect(data).toEqual({ answers: { [address]: { ...newest, body: [prayer] } } });
});

it('When people wrote signs of HTML, then they are text in the page and end nothing', async () => {
  const html = await (await open('/prayer-feed')).text();
  expect(html).not.toContain('alert(1)</script>');
  expect(html).not.toContain('<!-- $');
  expect(html.match(/<\/body>/g)).toHaveLength(1);
  expect(JSON.stringify(dataIn(html))).toContain(JSON.stringify(request));
});

it('When a prayer is hidden, then the next page does not have it', async () => {
  const first = await open('/prayer-feed');
  feed = [{ id: other, userRequest: 'For my brother' }];
  const after = await open('/prayer-feed');
  expect(after.headers.get('etag')).not.toBe(first.headers.get('etag'));
  const html = await after.text();
  expect(html).toContain('For my brother');
  expect(html).not.toContain('Please pray.');
});

it('When nothing has changed, then the browser need not load the page again', async () => {
  const etag = (await open('/prayer-feed')).headers.get('etag') ?? '';
  const again = await fetch(`${gateway.origin}/prayer-feed`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);
});

it('When the address names a prayer, then that one is in the page', async () => {
  const data = await dataOf(`/prayer-feed?prayer=${id}`);
  expect(data?.answers[`/api/prayers/${id}`]?.body).toEqual(prayer);
});

it.each([other, '../../internal', 'x'.repeat(36)])(
  'When the address names %s, which is no prayer, then the page is served without one',
  async (name) => {
    const answer = await open(`/prayer-feed?prayer=${encodeURIComponent(name)}`);
    expect(answer.status).toBe(200);
    expect(dataIn(await answer.text())).toBeUndefined();
    const isAsked = name === other;
    expect(community.received.map(({ url }) => url)).toEqual(
      isAsked ? [`/api/prayers/${other}`] : [],
    );
  },
);

it('When what people wrote is very long, then the page does not carry it', async () => {
  feed = [{ ...prayer, comments: Array.from({ length: 20 }, () => 'word '.repeat(1_000)) }];
  expect(await dataOf('/prayer-feed')).toBeUndefined();
});

it.each([loginCookieName('http://localhost'), 'kbf_visitor'])(
  'When somebody has the cookie %s, then the page says that their own is not in it',
  async (name) => {
    const answer = await open('/prayer-feed', `${name}=one`);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(dataIn(await answer.text())?.isForAnyone).toBe(true);
  },
);

it('When visitors open the directory or a company, then it is in the page', async () => {
  const directory = await dataOf('/members');
  expect(directory?.answers['/api/user-profiles?limit=24']?.body).toEqual([{ userId: id }]);
  const company = await dataOf('/business/harbor');
  expect(company?.answers['/api/company-profile/harbor']?.body).toEqual(harbor);
});

it('When a member opens the directory or the start page, then they ask by themselves', async () => {
  const cookie = `${loginCookieName('http://localhost')}=one`;
  expect(await dataOf('/members', cookie)).toBeUndefined();
  expect(await dataOf('/', cookie)).toBeUndefined();
});

// The last: the gateway leaves the feed to community for a while after this.
it('When community cannot say, then the page is served without', async () => {
  isBroken = true;
  const answer = await open('/prayer-feed');
  expect(answer.status).toBe(200);
  expect(dataIn(await answer.text())).toBeUndefined();
});
