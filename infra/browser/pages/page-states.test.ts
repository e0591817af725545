import type { Page } from '@playwright/test';
import { type Visit, expect, test } from '../fixtures.ts';
import { expectAccessible } from '../look-over.ts';
import { withoutFirstData } from '../without-first-data.ts';

async function openEmptyHanded(visit: Visit): Promise<Page> {
  const { page } = await visit({ reducedMotion: 'reduce' });
  await withoutFirstData(page);
  return page;
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

for (const { address, call, loading, failed, nothing, says } of states)
  test(`When what ${address} shows is late, fails or is not there, then the page says so in its words`, async ({
    visit,
  }) => {
    const page = await openEmptyHanded(visit);
    await page.route(call, () => undefined);
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByText(loading).first()).toBeVisible();

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto(address);
    await expect(page.getByRole('heading', { name: failed })).toBeVisible();
    expect(await page.title()).not.toContain('Page Not Found');
    await expectAccessible(page);

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill(nothing));
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const words of says)
      await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

test('When the feed is refused for a while, then it says for how long, and not that the line is lost', async ({
  visit,
}) => {
  const page = await openEmptyHanded(visit);
  const message = 'That was a lot. Please try again in about 40 seconds.';
  const refusal = {
    status: 429,
    headers: { 'retry-after': '40' },
    json: { message, code: 'too_many' },
  };
  await page.route(/\/api\/prayers(\?|$)/, (route) => route.fulfill(refusal));
  await page.goto('/prayer-feed');
  await expect(page.getByRole('heading', { name: 'The prayers did not load' })).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Check your connection')).toHaveCount(0);
});

test('When a photo does not load, then the letter says so, and another try brings it in its place', async ({
  visit,
}) => {
  const page = await openEmptyHanded(visit);
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
  await expect(page.getByText('The photo did not load.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute(photo);
  await page.route(photo, async (route) =>
    route.fulfill({ response: await page.request.get('/icon-192.png') }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  const shown = page.getByRole('article').getByRole('img', { name: /^Shared by/ });
  await expect.poll(async () => (await shown.boundingBox())?.height).toBe(192);
});

test('When the founder’s profile fails, then the page says so, and another try shows it', async ({
  visit,
}) => {
  const page = await openEmptyHanded(visit);
  const call = '**/api/user-profile';
  await page.route(call, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profile');
  await expect(
    page.getByRole('heading', { level: 1, name: 'The profile did not load' }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nathaniel Brooks' })).toBeVisible();
});

test('When the widget cannot be shown, then its place says so', async ({ visit }) => {
  const page = await openEmptyHanded(visit);
  await page.route('**/api/wisdom-quotes/random', (route) => route.fulfill({ status: 503 }));
  await page.goto('/apps?tab=tools');
  await expect(page.getByText('Unable to load wisdom widget')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
