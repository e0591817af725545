import { memberPaths, pages } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { openVisitor } from './visitor.ts';

const forMembers = new Set<string>(memberPaths);
const routes = Object.keys(pages).filter((path) => !forMembers.has(path));

test('When a visitor goes through every page, then nothing is reported', async () => {
  const [browser, { origin }] = await openDemoSite();
  const { page, context, complaints } = await openVisitor(browser, origin);
  const wrong: string[] = [];
  for (const route of routes) {
    await page.goto(route);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    wrong.push(...complaints.splice(0).map((complaint) => `${route}, ${complaint}`));
  }
  expect(wrong).toEqual([]);
  await context.close();
});
