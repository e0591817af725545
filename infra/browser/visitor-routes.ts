import { memberPaths, pages } from '@kbf/contracts';
import { type Page, expect } from '@playwright/test';
import { quiet } from './quiet.ts';

const forMembers = new Set<string>(memberPaths);

/** Every page that anybody may open, by its address. */
export const visitorRoutes = Object.keys(pages).filter((path) => !forMembers.has(path));

/** Opens a page and waits until it stands, and asks for nothing more. */
export async function openQuietly(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.locator('h1').first()).toBeAttached();
  await quiet(page);
}

/** A browser that goes on to the next page costs less than a new one, and a test of all pages would be too long. */
export function inGroups(paths: readonly string[], size = 6): string[][] {
  const count = Math.ceil(paths.length / size);
  return Array.from({ length: count }, (_, at) => paths.slice(at * size, (at + 1) * size));
}
