import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { findings } from './look-over.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { withoutFirstData } from './without-first-data.ts';

let visitor: Visitor | undefined;
afterEach(() => visitor?.context.close());

async function openEmptyHanded(): Promise<Page> {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin, { reducedMotion: 'reduce' });
  await withoutFirstData(visitor.page);
  return visitor.page;
}

const none = { json: [], headers: { 'x-total-count': '0' } };
const states = [
  {
    address: '/prayer-feed',
    call: /\/api\/prayers(\?|$)/,
    loading: 'Loading prayers...',
    failed: 'The prayers did not load',
    nothing: none,
    says: ['No prayers shared yet', 'Start Praying'],
  },
  {
    address: '/prayer/feed',
    call: /\/api\/prayers(\?|$)/,
    loading: 'Loading prayer community...',
    failed: 'The prayers did not load',
    nothing: none,
    says: ['No Prayers Yet', 'Be the first to share a prayer with the community.', 'Start Praying'],
  },
  {
    address: '/members',
    call: /\/api\/user-profiles(\?|$)/,
    loading: 'Loading member profiles...',
    failed: 'The member profiles did not load',
    nothing: none,
    says: [
      'No member profiles available',
      'Member profiles will appear here as they join the fellowship.',
    ],
  },
  {
    address: '/business/harbor-and-hearth-lodging',
    call: '**/api/company-profile/*',
    loading: 'Loading business profile...',
    failed: 'The business profile did not load',
    nothing: { status: 404, json: { message: 'There is none.', code: 'not_found' } },
    says: ['Business Not Found', 'The requested business profile could not be found.'],
  },
  {
    address: '/apps',
    call: '**/api/member-apps',
    loading: 'Loading apps...',
    failed: 'The apps did not load',
    nothing: { json: [] },
    says: ['No AI Apps Available'],
  },
  {
    address: '/apps?tab=tools',
    call: '**/api/member-apps',
    loading: 'Loading apps...',
    failed: 'The apps did not load',
    nothing: { json: [] },
    says: ['No Widgets Available'],
  },
];

test.each(states)(
  'When what $address shows is late, fails or is not there, then the page says so in its words',
  async ({ address, call, loading, failed, nothing, says }) => {
    const page = await openEmptyHanded();
    await page.route(call, () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    await page.getByText(loading).first().waitFor();

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address);
    await page.getByRole('heading', { name: failed }).waitFor();
    expect(await page.title()).not.toContain('Page Not Found');
    expect(await findings(page)).toEqual([]);

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill(nothing));
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const words of says) await page.getByText(words, { exact: true }).first().waitFor();
    expect(await findings(page)).toEqual([]);
  },
);

test('When the feed is refused for a while, then it says for how long, and not that the line is lost', async () => {
  const page = await openEmptyHanded();
  const message = 'That was a lot. Please try again in about 40 seconds.';
  const refusal = {
    status: 429,
    headers: { 'retry-after': '40' },
    json: { message, code: 'too_many' },
  };
  await page.route(/\/api\/prayers(\?|$)/, (route) => route.fulfill(refusal));
  await page.goto('/prayer-feed');
  await page.getByRole('heading', { name: 'The prayers did not load' }).waitFor();
  await page.getByText(message).waitFor();
  expect(await page.getByText('Check your connection').count()).toBe(0);
});

test('When a photo does not load, then the letter says so, and another try brings it in its place', async () => {
  const page = await openEmptyHanded();
  const photoUrl = '/api/prayer-photos/99999999-9999-4999-8999-999999999999';
  await page.route(/\/api\/prayers(\?|$)/, async (route) => {
    const response = await route.fetch();
    const [first, ...others] = (await response.json()) as object[];
    const photographed = { ...first, photoUrl, photoSize: { width: 192, height: 192 } };
    return route.fulfill({ response, json: [photographed, ...others] });
  });
  const photo = `**${photoUrl}*`;
  await page.route(photo, (route) => route.abort());
  await page.goto('/prayer-feed');
  await page.getByText('The photo did not load.').waitFor();
  expect(await findings(page)).toEqual([]);
  await page.unroute(photo);
  await page.route(photo, async (route) =>
    route.fulfill({ response: await page.request.get('/icon-192.png') }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  const shown = page.getByRole('article').getByRole('img', { name: /^Shared by/ });
  await expect.poll(async () => (await shown.boundingBox())?.height).toBe(192);
});

test('When the founder’s profile fails, then the page says so, and another try shows it', async () => {
  const page = await openEmptyHanded();
  const call = '**/api/user-profile';
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profile');
  await page.getByRole('heading', { level: 1, name: 'The profile did not load' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Nathaniel Brooks' }).waitFor();
});

test('When the widget cannot be shown, then its place says so', async () => {
  const page = await openEmptyHanded();
  await page.route('**/api/wisdom-quotes/random', (route) => route.fulfill({ status: 503 }));
  await page.goto('/apps?tab=tools');
  await page.getByText('Unable to load wisdom widget').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
});
