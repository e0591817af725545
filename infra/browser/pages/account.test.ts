import { type Visit, type Visitor, expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { addMember } from '../../faults/member.ts';
import { logInElsewhere, messageTo } from '../log-in.ts';
import type { Stack } from '../../local/stack.ts';

const [, , , { phone: ownerPhone }] = demoPeople;

test('When a member saves the profile, then it says so where the focus is, and it stands after a reload', async ({
  member,
}) => {
  const { page } = member;
  await page.goto('/account');
  await page.getByLabel(/^About you/).fill('A baker who prays before dawn.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(page.locator('output:focus')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(/^About you/)).toHaveValue('A baker who prays before dawn.');
});

test('When a new address is entered and taken back, then nothing waits any more', async ({
  member,
}) => {
  const { page } = member;
  await page.goto('/account?tab=contact');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email address').fill('another@okafor.example');
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText('We sent an email to another@okafor.example')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this change' }).click();
  await expect(page.getByRole('button', { name: 'Change email' })).toBeVisible();
  await expect(page.getByText('another@okafor.example')).toHaveCount(0);
});

test('When a member gathers the data, then it can be downloaded as a page to read, and for programs', async ({
  member,
}) => {
  const { page } = member;
  await page.goto('/account?tab=data');
  await page.getByRole('button', { name: 'Download my data' }).click();
  await expect(page.getByText('Your data is ready.')).toBeVisible();
  for (const [button, name] of [
    ['Download as a web page', 'my-data.html'],
    ['Download as JSON', 'my-data.json'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saving).suggestedFilename()).toBe(name);
  }
});

test('When a thief changes the phone, then the owner is told, undoes it and is in, and the thief is out', async ({
  visit,
  logIn,
}) => {
  const thief = await logIn(ownerPhone);
  const { page } = thief;
  const stolenTo = '+12025550177';
  await page.goto('/account?tab=contact');
  await page.getByRole('button', { name: 'Change phone' }).click();
  await page.getByLabel('New phone number').fill(stolenTo);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  await page
    .getByLabel('Code from the text')
    .fill(await messageTo(page, stolenTo, /(?<=enter )\d{6}/));
  await expect(page.getByText('Your phone is confirmed.')).toBeVisible();
  await expect(page.getByText('(202) 555-0177')).toBeVisible();

  const owner = await visit();
  await owner.page.goto(await messageTo(owner.page, ownerPhone, /\S+\/login#undo=\w+/));
  await expect(owner.page.getByText('with the phone (•••) •••-0104')).toBeVisible();
  await owner.page.getByRole('button', { name: 'Undo the changes' }).click();
  await expect(owner.page.getByRole('heading', { name: 'Your account is back' })).toBeVisible();
  await expect(owner.page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await owner.page.goto('/account?tab=contact');
  await expect(owner.page.getByText('(202) 555-0104')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText('(202) 555-0177')).toHaveCount(0);
  const back = await visit();
  await logInElsewhere(back.context, ownerPhone);
});

/** Somebody made for this test who is logged in twice: in a browser here, and in another one. */
async function openTwice(visit: Visit, site: Stack, firstName: string) {
  const { phone } = await addMember(site, firstName, 'Ferreira');
  const here = await visit({ reducedMotion: 'reduce' });
  const there = await visit();
  for (const { context } of [there, here]) await logInElsewhere(context, phone);
  await there.page.goto('/members');
  await expect(there.page.getByRole('button', { name: 'Logout' })).toBeVisible();
  return { here, there, phone };
}

/** Whether the person in this browser is logged in. */
const isIn = async ({ context }: Visitor) => (await context.request.get('/api/auth/user')).ok();

test('When all other logins are ended, then the other browser is out, and this one is not', async ({
  visit,
  site,
}) => {
  const { here, there } = await openTwice(visit, site, 'Silas');
  await here.page.goto('/account?tab=login');
  await here.page.getByRole('button', { name: 'Log out all other devices' }).click();
  const question = here.page.getByRole('alertdialog', { name: 'Log out all other devices?' });
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(here.page.getByText('All other devices have been logged out.')).toBeVisible();
  await expect(here.page.getByRole('button', { name: /^Log out: / }).first()).toHaveCount(0);
  expect(await isIn(here)).toBe(true);
  expect(await isIn(there)).toBe(false);
  await there.page.reload();
  await expect(there.page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(here.complaints).toEqual([]);
});

test('When the account is deleted, then every login has ended, and a link keeps it', async ({
  visit,
  site,
}) => {
  const { here, there, phone } = await openTwice(visit, site, 'Orpah');
  const { page } = here;
  await page.goto('/account?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  await there.page.goto('/account');
  await expect(there.page.getByRole('heading', { name: 'Log in to see this' })).toBeVisible();

  await there.page.goto(await messageTo(there.page, phone, /\S+\/login#keep=\w+/));
  await there.page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(
    there.page.getByRole('heading', { name: 'Your account is still here' }),
  ).toBeVisible();
  await logInElsewhere(there.context, phone);
});

test('When a visitor opens the account, then it is the page that says for whom it is', async ({
  visit,
}) => {
  const visitor = await visit();
  await visitor.page.goto('/account');
  await expect(visitor.page.getByRole('heading', { name: 'Log in to see this' })).toBeVisible();
  await expect(visitor.page.getByText('Your account')).toHaveCount(0);
});
