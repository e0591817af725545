import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { lookOver } from '../look-over.ts';

const [, daniel, ruth] = demoPeople;
const name = 'Ruth Castellanos';
const calm = { reducedMotion: 'reduce' } as const;

test('When a member says by keyboard that they are coming, then others see the number, and admins the name', async ({
  logIn,
  admin,
}) => {
  const { page, complaints } = await logIn(ruth.phone, calm);
  await page.goto('/');
  const part = page.getByRole('region', { name: 'Next gathering' });
  await expect(part.getByText(/coming/).first()).toBeVisible();
  const already = part.getByRole('button', { name: 'I cannot come' });
  if (await already.isVisible()) await already.press('Enter');
  const button = part.getByRole('button', { name: 'I am coming' });
  await button.press('Enter');
  await expect(already).toBeVisible();
  await expect(already).toBeFocused();
  const said = await part.getByRole('status').first().innerText();
  expect(said).toMatch(/^(?:You are coming\.|\d+ people are coming, including you\.)/);
  const wants = part.getByRole('checkbox', { name: 'Remind me an hour before' });
  await wants.press('Space');
  await expect(wants).toBeChecked();
  await page.reload();
  await expect(wants).toBeChecked();
  await lookOver(page);

  const other = await logIn(daniel.phone, calm);
  await other.page.goto('/');
  const seen = other.page.getByRole('region', { name: 'Next gathering' });
  await expect(seen.getByText(/\d+ people are coming/)).toBeVisible();
  await expect(seen.getByText('Who is coming')).toHaveCount(0);
  await expect(seen.getByText(name)).toHaveCount(0);

  await admin.page.goto('/');
  const list = admin.page.getByRole('region', { name: 'Next gathering' });
  await list.getByText('Who is coming').press('Enter');
  await expect(list.getByRole('listitem').getByText(name)).toBeVisible();
  await lookOver(admin.page);

  await already.press('Enter');
  await expect(button).toBeVisible();
  expect(complaints).toEqual([]);
});
