import { until } from '@kbf/test-kit';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addMember } from '../faults/member.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { findingsInBothThemes } from './look-over.ts';
import { openBrowser } from './open-browser.ts';
import { helpInFirstScreen, placesToWrite, seesHelp, sizes, type Size } from './places-to-write.ts';
import { askForLink } from './story.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const outright = 'I cannot go on. I am going to kill myself tonight, and nobody knows it.';

let browser: Browser;
let stack: Stack;
let visitors: Visitor[] = [];

beforeAll(async () => {
  [browser, stack] = await Promise.all([openBrowser(), startStack({ demo: true, env: unhurried })]);
});

afterAll(async () => {
  await stack?.stop();
});

afterEach(async () => {
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors = [];
});

async function open(size: Size): Promise<Page> {
  const options = { viewport: sizes[size], reducedMotion: 'reduce' } as const;
  const visitor = await openVisitor(browser, stack.origin, options);
  visitors.push(visitor);
  return visitor.page;
}

/** Logs in with the link of a text. */
async function logIn(page: Page, phone: string): Promise<void> {
  await askForLink(page, phone);
  await until(async () => {
    await page.goto('/dev/messages');
    return (await page.getByRole('link').count()) > 0;
  });
  await page.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** What stands between a person and us. */
const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  'all is well': () => Promise.resolve(),
  'the gateway answers 429': (page) => refuseWrites(page, 429),
  'the gateway answers 503': (page) => refuseWrites(page, 503),
  'the network is off': async (page) => {
    // Only what has come by then can help.
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
  },
};

/** As a gateway that has not heard what was sent. */
const refuseWrites = (page: Page, status: number) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, json: { message: 'Not now.', code: 'unavailable' } }),
  );

const cases = Object.keys(placesToWrite).flatMap((place) =>
  (['phone', 'desk'] as const).flatMap((size) =>
    Object.keys(troubles).map((trouble) => ({ place, size, trouble })),
  ),
);

test.each(cases)(
  'When somebody in danger writes a $place on a $size and $trouble, then help stands in the first screen',
  async ({ place, size, trouble }) => {
    const page = await open(size);
    const { come, write } = placesToWrite[place]!;
    await come(page);
    await troubles[trouble]!(page);
    await write(page, outright);
    await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
  },
);

test.each(['phone', 'desk'] as const)(
  'When a member in danger writes a comment on a %s, then the same, and nobody else sees it',
  async (size) => {
    const { phone } = await addMember(stack, 'Naomi', 'Feld');
    const page = await open(size);
    await logIn(page, phone);
    const { come, write } = placesToWrite['comment']!;
    await come(page);
    await write(page, outright);
    await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
    await page.getByText(/was not published/).waitFor();

    const stranger = await open(size);
    await come(stranger);
    await stranger.waitForLoadState('networkidle');
    expect(await stranger.getByText(outright).count()).toBe(0);
  },
);

test('When help is shown, then it is accessible in both themes, and the words come back when wanted', async () => {
  const page = await open('phone');
  const { come, write } = placesToWrite['comment']!;
  await come(page);
  await write(page, outright);
  await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await expect.poll(() => page.getByLabel('Write a comment').inputValue()).toBe(outright);
});

test('When the page is loaded anew before the answer, then help is there again', async () => {
  const page = await open('phone');
  const { come, write } = placesToWrite['prayer']!;
  await come(page);
  let passOn = false;
  // The request arrives; its answer does not.
  await page.route('**/api/prayer-chat', async (route) => {
    await route.fetch();
    passOn = true;
  });
  await write(page, outright);
  await expect.poll(() => passOn).toBe(true);
  await page.reload();
  await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
});

describe('with Postgres stopped', () => {
  beforeAll(() => stack.runtime!.stopServer('postgres'));
  afterAll(() => stack.runtime!.startServer('postgres'));

  // The feed itself is not there to be opened: a comment is written on a page that was open before.
  const others = Object.keys(placesToWrite).filter((place) => place !== 'comment');
  test.each(
    others.flatMap((place) => (['phone', 'desk'] as const).map((size) => ({ place, size }))),
  )(
    'When somebody in danger writes a $place on a $size, then help stands in the first screen',
    async ({ place, size }) => {
      const page = await open(size);
      const { come, write } = placesToWrite[place]!;
      await come(page);
      await write(page, outright);
      await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
    },
  );
});

test.each(['phone', 'desk'] as const)(
  'When Postgres stops while somebody in danger writes a comment on a %s, then help stands in the first screen',
  async (size) => {
    const page = await open(size);
    const { come, write } = placesToWrite['comment']!;
    await come(page);
    await stack.runtime!.stopServer('postgres');
    await write(page, outright);
    await expect.poll(() => seesHelp(page)).toEqual(helpInFirstScreen);
    await stack.runtime!.startServer('postgres');
  },
);
