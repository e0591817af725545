import { loginCookieName } from '@kbf/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fakeService, sendJson } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

const harbor = {
  slug: 'harbor-hearth-lodging',
  companyName: 'Harbor & Hearth <Lodging>',
  industry: 'Hospitality',
  tagline: 'A room and a welcome',
  keyServices: ['Hotels'],
};
const member = '11111111-1111-4111-8111-111111111111';
const nobody = '99999999-9999-4999-8999-999999999999';
let isBroken = false;
let community: FakeService;
let gateway: RunningGateway;

beforeAll(async () => {
  community = await fakeService((request, response) => {
    if (isBroken) sendJson(response, 500, { code: 'internal' });
    else if (request.url?.endsWith('/harbor')) sendJson(response, 200, harbor);
    else if (request.url?.endsWith(member)) sendJson(response, 200, { userId: member });
    else sendJson(response, 404, { code: 'not_found', message: 'Nothing is here' });
  });
  gateway = await startGateway({ COMMUNITY_URLS: community.url });
});
afterAll(async () => {
  await gateway.stop();
  await community.close();
});
beforeEach(() => {
  isBroken = false;
});

it('When a company is asked for, then its page has its own head and its one address', async () => {
  const answer = await fetch(`${gateway.origin}/business/harbor`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain(
    '<title>Harbor &amp; Hearth &lt;Lodging&gt; | Kingdom Builders Fellowship',
  );
  expect(html).toContain('content="A room and a welcome"');
  const own = `${gateway.origin}/business/harbor-hearth-lodging`;
  expect(html).toContain(`<link rel="canonical" href="${own}" />`);
});

it('When there is no such company, then its page is 404, with the app that says so', async () => {
  const answer = await fetch(`${gateway.origin}/business/nobody`);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('<div id="root">');
  expect(html).toContain('noindex');
});

it('When community cannot say, then the page is served all the same', async () => {
  isBroken = true;
  const answer = await fetch(`${gateway.origin}/business/harbor`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root">');
});

const openProfile = (id: string, cookie = '') =>
  fetch(`${gateway.origin}/profile/${id}`, { headers: cookie ? { cookie } : {} });

it('When a visitor opens the page of a member, then it is there', async () => {
  const answer = await openProfile(member);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<div id="root">');
});

it('When a visitor may see no such member, then the page is 404, with the app that says so', async () => {
  const answer = await openProfile(nobody);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('noindex');
});

it('When somebody is logged in, then the page of a member asks by itself what they may see', async () => {
  const answer = await openProfile(nobody, `${loginCookieName(gateway.origin)}=any`);
  expect(answer.status).toBe(200);
});

it('When community cannot say, then the page of a member is served all the same', async () => {
  isBroken = true;
  expect((await openProfile(nobody)).status).toBe(200);
});
