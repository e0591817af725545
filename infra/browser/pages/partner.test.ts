import { expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { lookOver } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

const [, , ruth, miriam] = demoPeople;

test('When two members become partners, then each reads the other’s answer, and may report and end it', async ({
  logIn,
}) => {
  const one = await logIn(ruth.phone, { reducedMotion: 'reduce' });
  const other = await logIn(miriam.phone, { reducedMotion: 'reduce' });
  const { page } = one;
  await page.goto('/partner');
  await page.setViewportSize(sizes.phone);
  const make = page.getByRole('button', { name: 'Create a link' });
  await expect(make, 'in the first screen').toBeInViewport({ ratio: 1 });
  await make.click();
  const link = await page.getByText(/#invite=/).innerText();
  await lookOver(page);

  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await expect(other.page.getByLabel('Your answer')).toBeVisible();
  expect(other.page.url()).not.toContain('invite');
  await other.page.setViewportSize(sizes.phone);
  const field = (await other.page.getByLabel('Your answer').boundingBox())!;
  expect(field.y, 'the answer, in the first screen').toBeLessThan(sizes.phone.height - 44);
  await other.page.getByLabel('Your answer').fill('I called the man I owed an answer.');
  await other.page.getByRole('button', { name: 'Send to my partner' }).press('Enter');
  await expect(other.page.getByRole('button', { name: 'Rewrite it' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('I called the man I owed an answer.')).toBeVisible();
  await lookOver(page);
  const report = page.getByRole('button', { name: 'Report your partner' });
  await report.press('Enter');
  await page.getByLabel('Reason').fill('Only to see that it can be reported.');
  await page.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(page.getByText('Thank you. We will take a look.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(report).toBeFocused();

  await page.getByRole('button', { name: 'End partnership' }).click();
  const question = page.getByRole('alertdialog', { name: 'End this partnership?' });
  await question.getByRole('button', { name: 'End partnership' }).click();
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  await other.page.reload();
  await expect(other.page.getByRole('button', { name: 'Create a link' })).toBeVisible();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
});
