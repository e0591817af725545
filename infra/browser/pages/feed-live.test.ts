import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { prayerPage } from '../prayer.ts';
import { call, sharePrayer } from '../write-by-call.ts';

/** What a letter says, but for how long ago, which goes on by itself. */
async function wordsOf(letter: Locator): Promise<string> {
  const ages = await letter.locator('time').allInnerTexts();
  return ages.reduce((rest, age) => rest.replace(age, ''), await letter.innerText());
}

test('When three prayers arrive while one reads, then a button says so, and brings the newest', async ({
  visit,
  member,
}) => {
  const { page } = await visit();
  await page.clock.install();
  await page.goto('/prayer-feed');
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  const letter = page.getByRole('article');
  const reading = await wordsOf(letter);
  // The page listens once somebody has read for a while.
  await page.clock.fastForward(11_000);
  await member.page.goto('/prayer-feed');
  const texts = ['the first oven', 'the second shift', 'the third van'].map(
    (what) => `Please pray for ${what} of our bakery.`,
  );
  for (const text of texts) await sharePrayer(member.page, text);
  const arrived = page.getByRole('button', { name: '3 new prayers', exact: true });
  await expect(arrived).toBeVisible();
  expect(await wordsOf(letter)).toBe(reading);
  await arrived.click();
  await expect(letter.getByText(texts[2]!)).toBeVisible();
  await expect(page.getByText(/^Prayer 1 of/)).toBeVisible();
  await expect(arrived).toHaveCount(0);
});

test('When a prayer with a verse is in the feed, then just its words are marked, with their place', async ({
  visit,
}) => {
  type Passage = { reference: string; start: number; end: number };
  type Told = { aiPrayerResponse: string; passages: Passage[] };
  const { page } = await visit();
  await page.goto('/prayer');
  const { field, send, label } = prayerPage(page);
  await field.fill('Please pray for my brother, who is afraid of losing his job.');
  await send.click();
  await expect(label).toBeVisible();
  await page.getByRole('link', { name: 'Go to the feed' }).click();
  await page.waitForURL(/prayer-feed/);
  const id = new URL(page.url()).searchParams.get('prayer');
  const told = await call<(Told & { id: string })[]>(page, 'GET', '/api/prayers');
  const { aiPrayerResponse, passages } = told.find((one) => one.id === id)!;
  expect(passages.length).toBeGreaterThan(0);
  for (const { reference, start, end } of passages) {
    const verse = page.getByTitle(`${reference}, `, { exact: false });
    await expect(verse.first()).toBeVisible();
    expect(await verse.allInnerTexts()).toContain(aiPrayerResponse.slice(start, end));
  }
});

// Between day and hour some browsers set a comma.
for (const [timezoneId, own] of [
  ['America/Los_Angeles', /Wednesday,? 3:30 PM, Pacific Time/],
  ['Asia/Kolkata', /Thursday,? [45]:00 AM, India Standard Time/],
  ['America/New_York', /That is your time, too/],
] as const)
  test(`When a visitor lives by the clock of ${timezoneId}, then the gathering stands there by both`, async ({
    visit,
  }) => {
    const { page, context } = await visit({ timezoneId });
    const told = await context.request.get('/api/gathering');
    const { weekly } = (await told.json()) as { weekly: { next: { startsAt: string } } };
    // A day before it, so that none is on just now.
    const day = 24 * 60 * 60 * 1_000;
    await page.clock.install({ time: Date.parse(weekly.next.startsAt) - day });
    await page.goto('/');
    const section = page.getByRole('region', { name: 'The next gathering' });
    await expect(section.getByText('6:30 PM, Eastern Time')).toBeVisible();
    await expect(section.getByText(/Wednesday, /).first()).toBeVisible();
    await expect(section).toHaveText(own);
  });
