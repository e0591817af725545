import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { openVisitor, type Visitor } from './visitor.ts';
import { call, sharePrayer } from './write-by-call.ts';

let admin: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  const [browser, { origin }] = await openDemoSite();
  admin = await openPerson(demoPeople[0].phone);
  await admin.page.goto('/privacy');
  visitor = await openVisitor(browser, origin);
});
afterAll(() => Promise.all([admin?.context.close(), visitor?.context.close()]));

test.each(['/prayer-feed', '/prayer/feed', '/members'])(
  'When no call of %s comes through, then one reads what came with the page',
  async (path) => {
    const page = await visitor.context.newPage();
    // Asked for, and never answered.
    await page.route(/\/api\/(?:prayers|user-profiles)/, () => undefined);
    await page.goto(path);
    await page.getByRole('article').first().waitFor();
    expect(visitor.complaints).toEqual([]);
    await page.close();
  },
);

test('When one opens a prayer that one likes, then the like is shown, too', async () => {
  const { page } = admin;
  const id = await sharePrayer(page, 'Please pray for the roof of our workshop.');
  await call(page, 'POST', `/api/prayers/${id}/like`, { liked: true });
  const tab = await admin.context.newPage();
  await tab.goto(`/prayer-feed?prayer=${id}`);
  await tab.getByText('the roof of our workshop').waitFor();
  const mine = tab.getByRole('button', { name: 'Like, 1 so far', pressed: true });
  await expect.poll(() => mine.count()).toBe(1);
  await tab.close();
});

test('When an admin hides a prayer, then no page carries it any more', async () => {
  const words = 'Please pray for a name that nobody should read.';
  const id = await sharePrayer(admin.page, words);
  const read = async (path: string) => (await visitor.context.request.get(path)).text();
  const addresses = ['/', '/prayer-feed', '/prayer/feed', `/prayer-feed?prayer=${id}`];
  for (const address of addresses) expect(await read(address)).toContain(words);
  await call(admin.page, 'PATCH', `/api/prayers/${id}`, { state: 'hidden' });
  for (const address of addresses) expect(await read(address)).not.toContain(words);
});
