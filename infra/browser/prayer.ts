import type { BrowserContextOptions, Page } from 'playwright';
import { openDemoSite } from './demo-site.ts';
import { sizes } from './places-to-write.ts';
import { openVisitor, type Visitor } from './visitor.ts';

/** The parts of the prayer page, by what is on the screen. */
export const prayerPage = (page: Page) => ({
  field: page.getByLabel('What would you like prayer for?'),
  send: page.getByRole('button', { name: 'Pray with me' }),
  stop: page.getByRole('button', { name: 'Stop' }),
  label: page.getByRole('heading', { name: /^A prayer for you/ }),
  stay: page.getByRole('button', { name: 'Stay here' }),
  counting: page.getByText(/The community feed opens in [12]\.\.\./),
  end: page.getByRole('article').getByText('Amen.'),
  held: page.getByText(/The feed waits for you/),
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
    posted: 'public',
    prayerId: crypto.randomUUID(),
    source: 'guide',
    passages: [],
  };
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
  {
    status,
    headers = {},
    ...json
  }: { status: number; headers?: object; message: string; code: string },
) =>
  page.route('**/api/prayer-chat', (route) =>
    route.fulfill({ status, headers: { ...headers }, json }),
  );

/** Where something stands in the view: its top, and the height of the view. */
export async function placeOf(page: Page, name: keyof ReturnType<typeof prayerPage>) {
  const box = await prayerPage(page)[name].boundingBox();
  return { top: box?.y ?? NaN, bottom: box ? box.y + box.height : NaN };
}

/** How far the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate('window.scrollY');

/** The accessible part that has the focus: its role or element, and its words. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(
    `document.activeElement.tagName.toLowerCase() + ' ' + document.activeElement.textContent.trim()`,
  );

/** Visits to the prayer page, each with a browser of its own. End them with `closeAll` after each test. */
export function prayerVisits() {
  let visitors: Visitor[] = [];
  return {
    open: async (options: BrowserContextOptions = { viewport: sizes.phone }): Promise<Page> => {
      const [browser, stack] = await openDemoSite();
      const visitor = await openVisitor(browser, stack.origin, options);
      visitors.push(visitor);
      // Time goes by as usual, and can be moved on.
      await visitor.page.clock.install();
      await visitor.page.goto('/prayer');
      await prayerPage(visitor.page).field.waitFor();
      return visitor.page;
    },
    complaints: () => visitors.flatMap((visitor) => visitor.complaints),
    closeAll: async (): Promise<void> => {
      await Promise.all(visitors.map(({ context }) => context.close()));
      visitors = [];
    },
  };
}
