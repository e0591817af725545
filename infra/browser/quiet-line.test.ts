import type { BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { morePlacesOfVisitors, placesOfMembers } from './more-places-to-write.ts';
import { type Place, placesToWrite, sizes } from './places-to-write.ts';
import { betweenTheLines, lineInFirstScreen, seesLine } from './quiet-line.ts';
import { type Visitor, openVisitor } from './visitor.ts';
import { sharePrayer } from './write-by-call.ts';

const [, , , { phone }] = demoPeople;
const calm: BrowserContextOptions = { reducedMotion: 'reduce' };

let member: Visitor;
beforeAll(async () => {
  member = await openPerson(phone, calm);
});
afterAll(() => member?.context.close());

const prayerWithoutReply: Place = {
  come: async (page) => {
    await page.route('**/api/prayer-chat', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    );
    await page.goto('/prayer');
  },
  write: async (page, words) => {
    await placesToWrite['prayer']!.write(page, words);
    await page.getByRole('button', { name: 'Post without a reply' }).click();
  },
};

/** Shares a prayer, and chooses in the menu that it has then. */
async function chooseAt(page: Page, act: string): Promise<void> {
  await page.goto('/prayer-feed');
  const id = await sharePrayer(page, 'Please pray for the two new bakers and their first week.');
  await page.goto(`/prayer-feed?prayer=${id}`);
  await page.getByRole('button', { name: 'More about this prayer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

/** What is written in a dialog: its answer stays open, and the line stands in it. */
const inDialogs: Record<string, Place> = {
  thanks: {
    come: (page) => chooseAt(page, 'Mark as answered'),
    write: async (page, words) => {
      await page.getByLabel(/Your thanks/).fill(words);
      await page.getByRole('button', { name: 'Mark as answered' }).click();
      await page.getByRole('heading', { name: 'Thank you for telling us' }).waitFor();
    },
  },
  report: {
    come: async (page) => {
      await page.goto('/prayer-feed');
      await page.getByRole('button', { name: 'More about this prayer' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Report this prayer' }).press('Enter');
    },
    write: async (page, words) => {
      await page.getByLabel('Reason').fill(words);
      await page.getByRole('button', { name: 'Send the report' }).click();
      await page.getByRole('heading', { name: 'Thank you. We will look at it.' }).waitFor();
    },
  },
};

const need: Place = {
  come: async (page) => {
    await page.goto('/needs');
    await page.getByRole('button', { name: 'I need something' }).click();
  },
  write: async (page, words) => {
    await page.getByLabel('In your words').fill(words);
    await page.getByLabel('What is it about?').selectOption('Equipment');
    await page.getByRole('button', { name: 'Tell the members' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  },
};

const ofVisitors: Record<string, Place> = {
  ...placesToWrite,
  ...morePlacesOfVisitors,
  ...inDialogs,
  'prayer without a reply': prayerWithoutReply,
};
const ofMembers: Record<string, Place> = { ...placesOfMembers, need };

const casesOf = (places: object) =>
  Object.keys(places).flatMap((place) =>
    (['phone', 'desk'] as const).map((size) => ({ place, size })),
  );

test.each(casesOf(ofVisitors))(
  'When danger is possible in a $place on a $size, then the line of help is in the first screen',
  async ({ place, size }) => {
    const [browser, { origin }] = await openDemoSite();
    const options = { ...calm, viewport: sizes[size] };
    const { page, context } = await openVisitor(browser, origin, options);
    const { come, write } = ofVisitors[place]!;
    await come(page);
    await write(page, betweenTheLines);
    await expect.poll(() => seesLine(page), { timeout: 15_000 }).toEqual(lineInFirstScreen);
    await context.close();
  },
);

test.each(casesOf(ofMembers))(
  'When danger is possible in a $place of a member on a $size, then the line of help is in the first screen',
  async ({ place, size }) => {
    const page = await member.context.newPage();
    await page.setViewportSize(sizes[size]);
    const { come, write } = ofMembers[place]!;
    await come(page);
    await write(page, `${betweenTheLines} ${place} ${size}`);
    await expect.poll(() => seesLine(page), { timeout: 15_000 }).toEqual(lineInFirstScreen);
    await page.close();
  },
);
