import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openDemoSite } from './demo-site.ts';
import { findingsInBothThemes, tooWide } from './look-over.ts';
import { sizes } from './places-to-write.ts';
import { focused, scrolled } from './prayer.ts';
import { type Visitor, openVisitor } from './visitor.ts';

let visitors: Visitor[] = [];
afterEach(async () => {
  await Promise.all(visitors.map(({ context }) => context.close()));
  visitors = [];
});
const complaints = () => visitors.flatMap((visitor) => visitor.complaints);

async function open(path: string, options: BrowserContextOptions): Promise<Page> {
  const [browser, { origin }] = await openDemoSite();
  const visitor = await openVisitor(browser, origin, { reducedMotion: 'reduce', ...options });
  visitors.push(visitor);
  await visitor.page.goto(path);
  return visitor.page;
}

/** Of the chat on a page. */
const chat = (page: Page) => ({
  field: page.getByLabel('Your message'),
  stop: page.getByRole('button', { name: 'Stop' }),
  transcript: page.getByRole('region', { name: 'Conversation' }),
  whole: page.getByText('from a program, with texts that we wrote'),
});
const question = 'We are a small bakery. How do we find out what it is for?';

test('When one talks with the guide, then by keyboard alone, and a reload keeps the conversation', async () => {
  const page = await open('/kingdom-business-guide', { viewport: sizes.desk });
  const { field, transcript, whole } = chat(page);
  await field.focus();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await transcript.getByText(question).waitFor();
  expect(await focused(page)).toMatch(/^textarea/);
  const at = await scrolled(page);
  await whole.waitFor({ timeout: 60_000 });
  expect(await focused(page)).toMatch(/^textarea/);
  expect(await scrolled(page)).toBe(at);
  // What was said stands at the top of the conversation, and nothing has followed the reply down.
  const [said, view] = await Promise.all([
    transcript.getByText(question).boundingBox(),
    transcript.boundingBox(),
  ]);
  expect(said!.y - view!.y).toBeLessThan(120);
  await page.reload();
  await transcript.getByText(question).waitFor();
  await whole.waitFor();
  expect(complaints()).toEqual([]);
});

test('When Stop is pressed, then the words are back where they can be changed', async () => {
  const page = await open('/kingdom-business-guide', { viewport: sizes.phone });
  const { field, stop, transcript } = chat(page);
  // An answer that does not come.
  await page.route('**/api/kingdom-business-guide', () => undefined);
  await field.fill(question);
  await field.press('Enter');
  await stop.click();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
  await expect.poll(() => field.inputValue()).toBe(question);
  await expect.poll(() => transcript.getByText(question).count()).toBe(0);
  expect(await focused(page)).toMatch(/^textarea/);
});

test('When the guide cannot be reached, then a quiet line says so, and Retry sends the same words', async () => {
  const page = await open('/kingdom-business-guide', { viewport: sizes.desk });
  const { field, whole } = chat(page);
  await page.route('**/api/kingdom-business-guide', (route) => route.abort(), { times: 1 });
  await field.fill(question);
  await field.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/The connection broke/)
    .waitFor();
  await expect.poll(() => field.inputValue()).toBe(question);
  await page.getByRole('button', { name: 'Retry' }).click();
  await whole.waitFor({ timeout: 60_000 });
  expect(await focused(page)).toMatch(/^textarea/);
});

test('When a floating chat is open on a desk, then it is never in the way of what has the focus', async () => {
  const page = await open('/contribute', { viewport: sizes.desk });
  const opener = page.getByRole('button', { name: 'Ask the guide' });
  const panel = page.getByRole('dialog', { name: 'Contribution guide' });
  await opener.click();
  await panel.waitFor();
  await page.waitForFunction(`document.activeElement.tagName === 'TEXTAREA'`);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('button Ask the guide');
  await opener.click();
  await panel.waitFor();
  // Onto something that lies behind the panel: it makes room.
  await opener.press('Shift+Tab');
  for (let tabs = 0; tabs < 20 && (await panel.isVisible()); tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await expect.poll(() => panel.isVisible()).toBe(false);
  expect(await focused(page)).not.toMatch(/^body/);
});

test.each(['phone', 'desk'] as const)(
  'When a floating chat is looked at on a %s, then axe finds nothing in either theme, and it fits',
  async (size) => {
    const page = await open('/contribute', { viewport: sizes[size] });
    await page.getByRole('button', { name: 'Ask the guide' }).click();
    const { field, whole } = chat(page);
    await field.fill(`What are the ways to contribute? ${'x'.repeat(80)}`);
    await field.press('Enter');
    await whole.waitFor({ timeout: 60_000 });
    expect(await tooWide(page, [sizes[size].width])).toEqual([]);
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  },
);
