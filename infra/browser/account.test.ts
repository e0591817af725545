import { until } from '@kbf/test-kit';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { addMember } from '../faults/member.ts';
import { openDemoSite } from './demo-site.ts';
import { logInElsewhere, openPerson } from './log-in.ts';
import { lookOver } from './look-over.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const [, , { phone: memberPhone }, { phone: ownerPhone }] = demoPeople;
const tabs = ['profile', 'contact', 'login', 'prayers', 'data'];

let member: Visitor;
beforeAll(async () => {
  member = await openPerson(memberPhone, { reducedMotion: 'reduce' });
});
afterAll(() => member?.context.close());

/** What was written to a number or address last. */
async function lastMessage(page: Page, to: string, about: RegExp): Promise<string> {
  const tab = await page.context().newPage();
  const found = tab.getByRole('listitem').filter({ hasText: to }).filter({ hasText: about });
  await until(async () => {
    await tab.goto('/dev/messages');
    return (await found.count()) > 0;
  });
  const text = await found.first().innerText();
  await tab.close();
  return text;
}

test.each(tabs)(
  'When a member opens the part %s of the account, then it is accessible, fits and reports no error',
  async (tab) => {
    const { page, complaints } = member;
    await page.goto(`/account?tab=${tab}`);
    expect(await lookOver(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('When a member saves the profile, then it says so where the focus is, and it stands after a reload', async () => {
  const { page } = member;
  await page.goto('/account');
  await page.getByLabel(/^Who you are/).fill('A baker who prays before dawn.');
  await page.getByRole('button', { name: 'Save my profile' }).click();
  await page.getByText('Your profile is saved.').waitFor();
  expect(await page.evaluate('document.activeElement.tagName')).toBe('OUTPUT');
  await page.reload();
  await expect
    .poll(() => page.getByLabel(/^Who you are/).inputValue())
    .toBe('A baker who prays before dawn.');
});

test('When a new address is entered and taken back, then nothing waits any more', async () => {
  const { page } = member;
  await page.goto('/account?tab=contact');
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail address').fill('another@okafor.example');
  await page.getByRole('button', { name: 'Mail me a link' }).click();
  await page.getByText('We sent a mail to another@okafor.example').waitFor();
  await page.getByRole('button', { name: 'Take the new address back' }).click();
  await page.getByRole('button', { name: 'Change e-mail' }).waitFor();
  expect(await page.getByText('another@okafor.example').count()).toBe(0);
});

test('When a member gathers the data, then it can be downloaded as a page to read, and for programs', async () => {
  const { page } = member;
  await page.goto('/account?tab=data');
  await page.getByRole('button', { name: 'Gather my data' }).click();
  await page.getByText('Your data is ready.').waitFor();
  for (const [button, name] of [
    ['Download to read', 'my-data.html'],
    ['Download for programs (JSON)', 'my-data.json'],
  ] as const) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await saving).suggestedFilename()).toBe(name);
  }
});

test('When a thief changes the phone, then the owner is told, undoes it and is in, and the thief is out', async () => {
  const [browser, { origin }] = await openDemoSite();
  const thief = await openPerson(ownerPhone);
  const { page } = thief;
  const stolenTo = '+12025550177';
  await page.goto('/account?tab=contact');
  await page.getByRole('button', { name: 'Change phone' }).click();
  await page.getByLabel('New phone number').fill(stolenTo);
  await page.getByRole('button', { name: 'Text me a code' }).click();
  const text = await lastMessage(page, stolenTo, /confirm/);
  await page.getByLabel('Code from the text').fill(/enter (\d{6})/.exec(text)?.[1] ?? '');
  await page.getByText('Your phone is confirmed.').waitFor();
  await page.getByText('(202) 555-0177').waitFor();

  const owner = await openVisitor(browser, origin);
  const warning = await lastMessage(owner.page, ownerPhone, /was changed/);
  await owner.page.goto(/\S+\/login#undo=\w+/.exec(warning)?.[0] ?? '');
  await owner.page.getByRole('button', { name: 'Take the change back' }).click();
  await owner.page.getByRole('button', { name: 'Logout' }).waitFor();
  await owner.page.goto('/account?tab=contact');
  await owner.page.getByText('(202) 555-0104').waitFor();

  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(await page.getByText('(202) 555-0177').count()).toBe(0);
  await owner.context.close();
  await thief.context.close();
  const back = await openVisitor(browser, origin);
  await logInElsewhere(back.context, ownerPhone);
  await back.context.close();
});

/** Somebody made for this test who is logged in twice: in a browser here, and in another one. */
async function openTwice(firstName: string) {
  const [browser, stack] = await openDemoSite();
  const { phone } = await addMember(stack, firstName, 'Ferreira');
  const here = await openVisitor(browser, stack.origin, { reducedMotion: 'reduce' });
  const there = await openVisitor(browser, stack.origin);
  for (const { context } of [there, here]) await logInElsewhere(context, phone);
  await there.page.goto('/members');
  await there.page.getByRole('button', { name: 'Logout' }).waitFor();
  return { here, there };
}

/** Whether whoever sits there is logged in. */
const isIn = async ({ context }: Visitor) => (await context.request.get('/api/auth/user')).ok();

test('When all other logins are ended, then the other browser is out, and this one is not', async () => {
  const { here, there } = await openTwice('Silas');
  await here.page.goto('/account?tab=login');
  await here.page.getByRole('button', { name: 'End all other logins' }).click();
  await here.page.getByRole('button', { name: 'End them' }).click();
  await here.page.getByText('All other logins have ended.').waitFor();
  await here.page.getByRole('button', { name: /^End/ }).first().waitFor({ state: 'detached' });
  expect(await isIn(here)).toBe(true);
  expect(await isIn(there)).toBe(false);
  await there.page.reload();
  await there.page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(here.complaints).toEqual([]);
  await here.context.close();
  await there.context.close();
});

test('When the account is deleted, then every login has ended, there and elsewhere', async () => {
  const { here, there } = await openTwice('Orpah');
  const { page } = here;
  await page.goto('/account?tab=data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await question.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
  await there.page.goto('/account');
  await there.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await here.context.close();
  await there.context.close();
});

test('When a visitor opens the account, then it is the page that says for whom it is', async () => {
  const [browser, { origin }] = await openDemoSite();
  const visitor = await openVisitor(browser, origin);
  await visitor.page.goto('/account');
  await visitor.page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  expect(await visitor.page.getByText('Your account').count()).toBe(0);
  await visitor.context.close();
});
