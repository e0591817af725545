import type { BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { morePlacesOfVisitors, placesOfMembers } from './more-places-to-write.ts';
import { helpInFirstScreen, seesHelp, sizes } from './places-to-write.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const outright = 'I cannot go on. I am going to kill myself tonight, and nobody knows it.';
const [, , , { phone }] = demoPeople;

/** Where a page has other fields, they may stay: help takes the place of what one wrote in. */
const help = { ...helpInFirstScreen, fields: expect.any(Number) as number };

let member: Visitor;
beforeAll(async () => {
  member = await openPerson(phone, { reducedMotion: 'reduce' });
});
afterAll(() => member?.context.close());

const ways = [
  { size: 'phone', isOffline: false },
  { size: 'desk', isOffline: true },
] as const;
const casesOf = (places: object) =>
  Object.keys(places).flatMap((place) => ways.map((way) => ({ place, ...way })));

test.each(casesOf(morePlacesOfVisitors))(
  'When somebody in danger writes a $place on a $size (offline: $isOffline), then help stands in the first screen',
  async ({ place, size, isOffline }) => {
    const [browser, { origin }] = await openDemoSite();
    const options: BrowserContextOptions = { viewport: sizes[size], reducedMotion: 'reduce' };
    const { page, context } = await openVisitor(browser, origin, options);
    const { come, write } = morePlacesOfVisitors[place]!;
    await come(page);
    if (isOffline && !place.startsWith('goal')) {
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
    }
    await write(page, outright);
    await expect.poll(() => seesHelp(page)).toEqual(help);
    await context.close();
  },
);

test.each(casesOf(placesOfMembers))(
  'When a member in danger writes a $place on a $size (offline: $isOffline), then help stands in the first screen',
  async ({ place, size, isOffline }) => {
    const { context } = member;
    // A tab of its own: help that was due in another stays due there.
    const page = await context.newPage();
    await page.setViewportSize(sizes[size]);
    const { come, write } = placesOfMembers[place]!;
    await come(page);
    if (isOffline) await page.waitForLoadState('networkidle');
    await context.setOffline(isOffline);
    await write(page, `${outright} ${place} ${size}`);
    const seen = await seesHelp(page);
    await context.setOffline(false);
    await page.close();
    expect(seen).toEqual(help);
  },
);
