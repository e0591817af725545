import type { Page } from '@playwright/test';
import { type Visit, expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes, expectFits } from '../look-over.ts';
import { sizeNames, sizes } from '../places-to-write.ts';
import { scrolled } from '../prayer.ts';

async function open(visit: Visit, path: string, size: keyof typeof sizes) {
  const visitor = await visit({ reducedMotion: 'reduce', viewport: sizes[size] });
  await visitor.page.goto(path);
  return visitor;
}

/** Of the chat on a page. */
const chat = (page: Page) => ({
  field: page.getByLabel('Your message'),
  stop: page.getByRole('button', { name: 'Stop' }),
  transcript: page.getByRole('region', { name: 'Conversation' }),
  startOver: page.getByRole('button', { name: 'Start over' }),
});
const question = 'We are a small bakery. How do we find out what it is for?';

test('When one talks with the guide, then by keyboard alone, and a reload keeps the conversation', async ({
  visit,
}) => {
  const { page, complaints } = await open(visit, '/kingdom-business-guide', 'desk');
  const { field, transcript, startOver } = chat(page);
  await field.focus();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(transcript.getByText(question)).toBeVisible();
  await expect(field).toBeFocused();
  const at = await scrolled(page);
  await expect(startOver).toBeVisible();
  await expect(field).toBeFocused();
  expect(await scrolled(page)).toBe(at);
  // What was said stands at the top of the conversation, and nothing has followed the reply down.
  const [said, view] = await Promise.all([
    transcript.getByText(question).boundingBox(),
    transcript.boundingBox(),
  ]);
  expect(said!.y - view!.y).toBeLessThan(120);
  await page.reload();
  await expect(transcript.getByText(question)).toBeVisible();
  await expect(startOver).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When Stop is pressed, then the words are back where they can be changed', async ({
  visit,
}) => {
  const { page } = await open(visit, '/kingdom-business-guide', 'phone');
  const { field, stop, transcript } = chat(page);
  // An answer that does not come.
  await page.route('**/api/kingdom-business-guide', () => undefined);
  await field.fill(question);
  await field.press('Enter');
  await stop.click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
  await expect(field).toHaveValue(question);
  await expect(transcript.getByText(question)).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('When the guide cannot be reached, then a quiet line says so, and Retry sends the same words', async ({
  visit,
}) => {
  const { page } = await open(visit, '/kingdom-business-guide', 'desk');
  const { field, startOver } = chat(page);
  await page.route('**/api/kingdom-business-guide', (route) => route.abort(), { times: 1 });
  await field.fill(question);
  await field.press('Enter');
  await expect(page.getByRole('alert').getByText(/We lost the connection/)).toBeVisible();
  await expect(field).toHaveValue(question);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(startOver).toBeVisible();
  await expect(field).toBeFocused();
});

test('When a floating chat is open on a desk, then it is never in the way of what has the focus', async ({
  visit,
}) => {
  const { page } = await open(visit, '/contribute', 'desk');
  const opener = page.getByRole('button', { name: 'Ask the guide' });
  const panel = page.getByRole('dialog', { name: 'Contribution guide' });
  await opener.click();
  await expect(panel).toBeVisible();
  await expect(chat(page).field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(panel).toBeVisible();
  // Onto something that lies behind the panel: it makes room.
  await opener.press('Shift+Tab');
  for (let tabs = 0; tabs < 20 && (await panel.isVisible()); tabs += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator(':focus')).toHaveCount(1);
});

for (const size of sizeNames)
  test(`When a floating chat is looked at on a ${size}, then axe finds nothing in either theme, and it fits`, async ({
    visit,
  }) => {
    const { page, complaints } = await open(visit, '/contribute', size);
    await page.getByRole('button', { name: 'Ask the guide' }).click();
    const { field, startOver } = chat(page);
    await field.fill(`What are the ways to contribute? ${'x'.repeat(80)}`);
    await field.press('Enter');
    await expect(startOver).toBeVisible();
    await expectFits(page, [sizes[size].width]);
    await expectAccessibleInBothThemes(page);
    expect(complaints).toEqual([]);
  });
