import { expect, test } from '../fixtures.ts';
import { call, sharePrayer } from '../write-by-call.ts';

for (const path of ['/prayer-feed', '/prayer/feed', '/members'])
  test(`When no call of ${path} comes through, then one reads what came with the page`, async ({
    visit,
  }) => {
    const { page, complaints } = await visit();
    // Asked for, and never answered.
    await page.route(/\/api\/(?:prayers|user-profiles)/, () => undefined);
    await page.goto(path);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

test('When one opens a prayer that one likes, then the like is shown, too', async ({ admin }) => {
  const { page } = admin;
  await page.goto('/privacy');
  const id = await sharePrayer(page, 'Please pray for the roof of our workshop.');
  await call(page, 'POST', `/api/prayers/${id}/like`, { liked: true });
  const tab = await admin.context.newPage();
  await tab.goto(`/prayer-feed?prayer=${id}`);
  await expect(tab.getByText('the roof of our workshop')).toBeVisible();
  const mine = tab.getByRole('button', { name: 'Like, 1 so far', pressed: true });
  await expect(mine).toHaveCount(1);
});

test('When an admin hides a prayer, then no page carries it any more', async ({
  admin: { page },
  request,
}) => {
  await page.goto('/privacy');
  const words = 'Please pray for a name that nobody should read.';
  const id = await sharePrayer(page, words);
  const read = async (path: string) => (await request.get(path)).text();
  const addresses = ['/', '/prayer-feed', '/prayer/feed', `/prayer-feed?prayer=${id}`];
  for (const address of addresses) expect(await read(address)).toContain(words);
  await call(page, 'DELETE', `/api/prayers/${id}`);
  for (const address of addresses) expect(await read(address)).not.toContain(words);
});
