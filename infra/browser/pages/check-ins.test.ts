import { expect, test } from '../fixtures.ts';
import { rows } from '../../faults/rows.ts';
import { expectAccessible, expectFits } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';
import { sharePrayer } from '../write-by-call.ts';

test('When a member is asked about a prayer, then one tap answers, and words for others go under it', async ({
  member,
  site,
}) => {
  const { page, complaints } = member;
  await page.setViewportSize(sizes.phone);
  await page.goto('/prayer-feed');
  const id = await sharePrayer(page, 'Please pray for the first winter of our orchard.');
  await page.goto('/account?tab=prayers');
  const letter = page.getByRole('listitem').filter({ hasText: 'first winter of our orchard' });
  await letter.getByRole('button', { name: 'in 3 days' }).click();
  await expect(letter.getByText(/We will check in once, on .*\./)).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);

  // The day has come.
  await rows(
    site.databaseUrl('community'),
    'UPDATE check_in SET asked_at = now() WHERE prayer_id = $1',
    [id],
  );
  await page.reload();
  const question = page.getByRole('region', { name: 'How is it going?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Better' }).click();
  await expect(question.getByText(/Only you can see this answer/)).toBeVisible();
  await expect(page.locator('p:focus')).toContainText('Good to hear');
  await question.getByLabel(/A word to the people praying/).fill('The buds have come. Thank you.');
  await question.getByRole('button', { name: 'Add to my prayer' }).click();
  await expect(question.getByText('It now appears with your prayer.')).toBeVisible();
  await expect(page.locator('output:focus')).toHaveCount(1);
  await expectAccessible(page);
  await expectFits(page, [sizes.phone.width]);

  await page.goto(`/prayer-share/${id}`);
  await page.goto(`/prayer-feed?prayer=${id}`);
  await expect(page.getByText('The buds have come. Thank you.')).toBeVisible();
  await expect(page.getByText('Good to hear')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
