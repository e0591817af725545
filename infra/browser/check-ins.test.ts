import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { rows } from '../faults/rows.ts';
import { openDemoSite } from './demo-site.ts';
import { openPerson } from './log-in.ts';
import { findings } from './look-over.ts';
import { sizes } from './places-to-write.ts';
import { focused } from './prayer.ts';
import { type Visitor } from './visitor.ts';
import { sharePrayer } from './write-by-call.ts';

const [, , , { phone }] = demoPeople;

let member: Visitor;
beforeAll(async () => {
  member = await openPerson(phone, { reducedMotion: 'reduce' });
  await member.page.setViewportSize(sizes.phone);
});
afterAll(() => member?.context.close());

test('When a member is asked about a prayer, then one tap answers, and words for others go under it', async () => {
  const { page, complaints } = member;
  const [, stack] = await openDemoSite();
  await page.goto('/prayer-feed');
  const id = await sharePrayer(page, 'Please pray for the first winter of our orchard.');
  await page.goto('/account?tab=prayers');
  const letter = page.getByRole('listitem').filter({ hasText: 'first winter of our orchard' });
  await letter.getByRole('button', { name: 'in 3 days' }).click();
  await letter.getByText(/We ask you on .*, once\./).waitFor();
  expect(await focused(page)).not.toMatch(/^body/);

  // The day has come.
  await rows(
    stack.databaseUrl('community'),
    'UPDATE check_in SET asked_at = now() WHERE prayer_id = $1',
    [id],
  );
  await page.reload();
  const question = page.getByRole('region', { name: 'How is it going?' });
  await question.waitFor();
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Better' }).click();
  await question.getByText(/Only you see this answer/).waitFor();
  expect(await focused(page)).toMatch(/^p Good to hear/);
  await question.getByLabel(/A word to those who pray/).fill('The buds have come. Thank you.');
  await question.getByRole('button', { name: 'Put it under my prayer' }).click();
  await question.getByText('It stands under your prayer now.').waitFor();
  expect(await focused(page)).toMatch(/^output/);
  expect(await findings(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(sizes.phone.width);

  await page.goto(`/prayer-share/${id}`);
  await page.goto(`/prayer-feed?prayer=${id}`);
  await page.getByText('The buds have come. Thank you.').waitFor();
  expect(await page.getByText('Good to hear').count()).toBe(0);
  expect(complaints).toEqual([]);
});
