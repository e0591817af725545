import { afterAll, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | undefined;
afterAll(() => visitor?.context.close());

test('When a served form is sent before its code is there, then it goes out when that has come', async () => {
  const [browser, { origin }] = await openDemoSite();
  visitor = await openVisitor(browser, origin);
  const { page, complaints } = visitor;
  const isThere = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Phone number').fill('2025550199');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  expect(page.url()).toBe(`${origin}/login`);

  isThere.resolve();
  await page.getByText('Login Link Sent!').waitFor();
  expect(page.url()).toBe(`${origin}/login`);
  expect(complaints).toEqual([]);
});
