import { demoPeople } from '../../attacks/demo-people.ts';
import { expect, test } from '../fixtures.ts';
import { lookOver } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';
import { call, type Shared } from '../write-by-call.ts';

const [admin, daniel, ruth, miriam] = demoPeople;
const calm = { reducedMotion: 'reduce' } as const;
const words = 'The bank answers on Tuesday. Please pray.';

test('When two members have agreed to talk, then each sees live what the other writes, and no one else does', async ({
  logIn,
}) => {
  const [one, other] = [await logIn(daniel.phone, calm), await logIn(miriam.phone, calm)];
  const { page } = one;
  await page.goto('/needs?tab=contacts');
  await other.page.goto('/prayer/chats');
  await expect(other.page.getByText('You have no private chats yet')).toBeVisible();
  await lookOver(other.page);
  const endsOn = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const need = { kind: 'need', text: 'A trailer for one day in May.', tag: 'transport', endsOn };
  const { id } = await call<Shared>(page, 'POST', '/api/needs', need);
  const shares = ['phone'];
  const path = `/api/needs/${id}/contacts`;
  const asked = await call<Shared>(other.page, 'POST', path, { shares });
  const yes = { answer: 'confirm', shares };
  await call(page, 'PATCH', `/api/need-contacts/${asked.id}`, yes);
  await page.reload();
  await page
    .getByRole('button', { name: /^Write privately to / })
    .first()
    .click();
  const box = page.getByLabel('Your message');
  await expect(box).toBeVisible();
  const address = new URL(page.url()).pathname;

  // The list of the other hears of it, and then the chat itself.
  await other.page.getByRole('list', { name: 'Your chats' }).getByRole('link').first().click();
  const theirs = other.page.getByRole('log');
  await expect(theirs.getByText('No one has written yet')).toBeVisible();
  await page.setViewportSize(sizes.phone);
  await expect(box, 'in the first screen').toBeInViewport({ ratio: 1 });
  await box.fill(words);
  await box.press('Enter');
  await expect(theirs.getByText(words)).toBeVisible();
  await expect(box).toHaveValue('');
  await other.page.getByLabel('Your message').fill('I will, on Tuesday at eight.');
  await other.page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('I will, on Tuesday at eight.')).toBeVisible();
  await lookOver(page);
  await lookOver(other.page);

  for (const person of [ruth, admin]) {
    const outside = await logIn(person.phone, calm);
    await outside.page.goto(address);
    await expect(outside.page.getByText('We could not find this chat')).toBeVisible();
    const api = `/api${address.slice('/prayer'.length)}/messages`;
    const answer = await outside.page.evaluate(async (from) => (await fetch(from)).status, api);
    expect(answer).toBe(404);
  }

  // What came while a page had no connection is there when the connection is back.
  await other.context.setOffline(true);
  await expect(other.page.getByText('You are offline')).toBeVisible();
  await box.fill('It went well.');
  await box.press('Enter');
  await expect(page.getByRole('log').getByText('It went well.')).toBeVisible();
  await other.context.setOffline(false);
  await expect(theirs.getByText('It went well.')).toBeVisible();

  await page.getByRole('button', { name: /^More options for the chat/ }).click();
  await page.getByRole('menuitem', { name: 'End this chat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the chat' }).click();
  await expect(other.page.getByText('This chat has ended')).toBeVisible();
  await expect(other.page.getByLabel('Your message')).toHaveCount(0);
  await lookOver(other.page);
  expect(one.complaints).toEqual([]);
});
