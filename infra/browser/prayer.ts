import { type BrowserContextOptions, type Locator, type Page, expect } from '@playwright/test';
import type { Visit } from './fixtures.ts';
import { sizes } from './places-to-write.ts';

/** The parts of the prayer page, as they are on the screen. */
export const prayerPage = (page: Page) => ({
  field: page.getByLabel('What would you like prayer for?'),
  send: page.getByRole('button', { name: 'Pray with me' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  label: page.getByRole('heading', { name: /^A prayer for you/ }),
  stay: page.getByRole('button', { name: 'Stay here' }),
  counting: page.getByText(/The community feed opens in [12]\.\.\./),
  end: page.getByRole('article').getByText('Amen.'),
  held: page.getByText(/The feed is ready when you are/),
});

const words =
  'Lord, you know the ovens and the early hours. Give patience where tempers are short. '.repeat(
    20,
  );

/** Answers as the server does: whole, public, and longer than a screen shows at once. */
export async function answerPrayers(page: Page, message = `${words}\n\nAmen.`): Promise<void> {
  const reply = {
    message,
    replyToken: 'for this test only',
    requestId: crypto.randomUUID(),
    posted: 'pending',
    source: 'guide',
    passages: [],
  };
  const saved = { id: crypto.randomUUID(), state: 'public', heldFor: null };
  await page.route('**/api/prayers/mine?*', (route) => route.fulfill({ json: [saved] }));
  await page.route('**/api/prayer-chat', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: done\ndata: ${JSON.stringify(reply)}\n\n`,
    }),
  );
}

/** Refuses what is written, as a limit or a check of the server does. */
export const refusePrayers = (
  page: Page,
  { status, ...json }: { status: number; message: string; code: string },
): Promise<unknown> => page.route('**/api/prayer-chat', (route) => route.fulfill({ status, json }));

/** How far the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** The element that has the focus, and its words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: here } = document;
    return `${here?.localName} ${here?.textContent.trim()}`;
  });

/** Opens the prayer page. Time goes by as usual there, and can be moved on. */
export async function openPrayer(
  visit: Visit,
  options: BrowserContextOptions = { viewport: sizes.phone },
) {
  const visitor = await visit(options);
  await visitor.page.clock.install();
  await visitor.page.goto('/prayer');
  await expect(prayerPage(visitor.page).field).toBeVisible();
  return visitor;
}

/** Time goes on only by `runUntil` from here: a busy machine may take longer than a countdown for one act. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Lets time go on in small steps until this is visible. */
export const runUntil = (page: Page, part: Locator): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(100);
    expect(await part.isVisible()).toBe(true);
  }).toPass();
