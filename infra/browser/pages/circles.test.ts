import type { Prayer } from '@kbf/contracts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { lookOver } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';
import { call } from '../write-by-call.ts';

const [admin, daniel, ruth, miriam] = demoPeople;
const calm = { reducedMotion: 'reduce' } as const;
const request = 'Please pray for the oven that broke on Friday.';

test('When a member starts a circle and another joins by link, then they share requests that no one else sees', async ({
  logIn,
  visit,
}) => {
  const one = await logIn(ruth.phone, calm);
  const other = await logIn(miriam.phone, calm);
  const { page } = one;
  await page.goto('/prayer/community');
  await page.getByRole('link', { name: 'Open Prayer Circles' }).click();
  await expect(page.getByText('You are not in a circle yet')).toBeVisible();
  await page.getByRole('button', { name: 'Start a circle' }).press('Enter');
  await page.getByLabel('Name').fill('Bakers who pray');
  await page.getByLabel('What brings you together').fill('For our shops and the people in them.');
  await page.getByRole('button', { name: 'Start the circle' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bakers who pray' })).toBeVisible();
  const address = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Create a link' }).press('Enter');
  const link = await page.getByText(/#invite=/).innerText();

  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Join the circle' }).click();
  await expect(other.page.getByRole('heading', { name: '2 people' })).toBeVisible();
  expect(other.page.url()).not.toContain('invite');
  await other.page.setViewportSize(sizes.phone);
  const share = other.page.getByRole('button', { name: 'Share a request' }).first();
  await expect(share, 'in the first screen').toBeInViewport({ ratio: 1 });
  await share.press('Enter');
  await other.page.getByLabel('Your request').fill(request);
  await other.page.getByRole('button', { name: 'Share with the circle' }).press('Enter');
  await expect(other.page.getByRole('article').getByText(request)).toBeVisible();
  await expect(other.page.getByRole('dialog')).toHaveCount(0);
  await lookOver(other.page);

  await page.reload();
  const letter = page.getByRole('article').filter({ hasText: request });
  await letter.getByRole('button', { name: 'Like, 0 so far' }).click();
  await expect(letter.getByRole('button', { name: 'Like, 1 so far' })).toBeVisible();
  await letter.getByRole('button', { name: 'Comments, 0 so far' }).click();
  await letter.getByLabel('Write a comment').fill('I am with you.');
  await letter.getByLabel('Write a comment').press('Enter');
  await expect(letter.getByText('I am with you.')).toBeVisible();
  await lookOver(page);
  await page.getByRole('link', { name: 'Pray for others' }).click();
  await expect(page.getByText('1 of 1')).toBeVisible();
  await page.keyboard.press('p');
  await expect(
    page.getByRole('heading', { name: /^You prayed for \d+ (person|people) today\.$/ }),
  ).toBeFocused();
  await lookOver(page);
  await page.getByRole('link', { name: 'Back to your circle' }).click();

  const [prayer] = await call<Prayer[]>(page, 'GET', `/api${address.slice(7)}/prayers`);
  const outsiders = [
    await visit(calm),
    await logIn(daniel.phone, calm),
    await logIn(admin.phone, calm),
  ];
  for (const { page: outside, context } of outsiders) {
    await outside.goto(address);
    await expect(outside.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(outside.getByText('Bakers who pray')).toHaveCount(0);
    for (const path of [`/api/prayers/${prayer!.id}`, `/prayer-share/${prayer!.id}`])
      expect((await context.request.get(path)).status()).toBe(404);
    const { status, words } = await outside.evaluate(
      async (path) => {
        const feed = await fetch('/api/prayers?limit=100');
        return { status: (await fetch(path)).status, words: await feed.text() };
      },
      `/api${address.slice(7)}/prayers`,
    );
    expect([401, 404]).toContain(status);
    expect(words).not.toContain(request);
  }

  await other.page.getByRole('button', { name: 'Leave' }).click();
  const question = other.page.getByRole('alertdialog', { name: 'Leave this circle?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(other.page.getByText('You are not in a circle yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No one has shared a request yet')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByText('You are not in a circle yet')).toBeVisible();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});
