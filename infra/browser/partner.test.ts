import { expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { hasFocus, lookOver } from './look-over.ts';
import { sizes } from './places-to-write.ts';

const [, , ruth, miriam] = demoPeople;

test('When two members become partners, then each reads the other’s answer, and may report and end it', async () => {
  const one = await openPerson(ruth.phone, { reducedMotion: 'reduce' });
  const other = await openPerson(miriam.phone, { reducedMotion: 'reduce' });
  const { page } = one;
  await page.goto('/partner');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByText(/#invite=/).innerText();
  expect(await lookOver(page)).toEqual([]);

  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Accept' }).click();
  await other.page.getByLabel('Your answer').waitFor();
  expect(other.page.url()).not.toContain('invite');
  await other.page.setViewportSize(sizes.phone);
  const field = (await other.page.getByLabel('Your answer').boundingBox())!;
  expect(field.y, 'the answer, in the first screen').toBeLessThan(sizes.phone.height - 44);
  await other.page.getByLabel('Your answer').fill('I called the man I owed an answer.');
  await other.page.getByRole('button', { name: 'Send it to my partner' }).press('Enter');
  await other.page.getByRole('button', { name: 'Write it anew' }).waitFor();

  await page.reload();
  await page.getByText('I called the man I owed an answer.').waitFor();
  expect(await lookOver(page)).toEqual([]);
  const report = page.getByRole('button', { name: 'Report your partner' });
  await report.press('Enter');
  await page.getByLabel('Reason').fill('Only to see that it can be reported.');
  await page.getByRole('button', { name: 'Send the report' }).press('Enter');
  await page.getByRole('heading', { name: 'Thank you. We will look at it.' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(report)).toBe(true);

  await page.getByRole('button', { name: 'End the partnership' }).click();
  await page.getByRole('button', { name: 'End it', exact: true }).click();
  await page.getByRole('button', { name: 'Make a link' }).waitFor();
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Make a link' }).waitFor();
  expect([...one.complaints, ...other.complaints]).toEqual([]);
  await one.context.close();
  await other.context.close();
});
