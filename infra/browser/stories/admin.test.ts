import { randomUUID } from 'node:crypto';
import { type APIResponse, type Page } from '@playwright/test';
import { tellStatus } from '@kbf/test-kit';
import { addMember } from '../../faults/member.ts';
import { type Visitor, expect, test } from '../fixtures.ts';
import { logInLive } from '../log-in-live.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

const danger = 'I have everything ready and I am going to kill myself tonight.';

/** A call as the pages of a person make it. */
const post = ({ page, context }: Visitor, path: string, data: object): Promise<APIResponse> =>
  context.request.post(path, { data, headers: { origin: new URL(page.url()).origin } });

async function askToJoin(page: Page, form: Record<string, string>): Promise<void> {
  await page.goto('/#contact');
  for (const [label, words] of Object.entries(form)) await page.getByLabel(label).fill(words);
  await page.getByRole('button', { name: 'Join Our Fellowship' }).click();
  await expect(page.getByRole('heading', { name: /^Welcome to Kingdom Builders/ })).toBeVisible();
}

/** Finds who wrote, opens the contact at its own address, and keeps a status and a note. */
async function findAndNote(page: Page, name: string, company: string, note: string): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('figure', { name: /^Submissions over time/ })).toBeVisible();
  await page.getByLabel('Name, email, phone or message').fill(name);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByText(company)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/contacts\/[0-9a-f-]{36}(?:\?|$)/);
  await dialog.getByLabel('Status').selectOption('Contacted');
  await dialog.getByLabel(/^Note/).fill(note);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await dialog.getByRole('button', { name: 'Save' }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(dialog.getByLabel(/^Note/)).toHaveValue(note);
  await expectAccessibleInBothThemes(page);
}

/** Makes the person of the open contact a member, and finds them among the members. */
async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Approve as member' }).click();
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByText(`${name} was approved.`)).toBeVisible();
  await page.getByRole('link', { name: 'See them in the member list' }).click();
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1, {
      timeout: 1_000,
    });
  }).toPass();
}

/** Sees the one text that failed, and has it sent again. */
async function sendAgain(page: Page): Promise<void> {
  await page.goto('/admin/deliveries');
  const failed = page.getByRole('region', { name: 'Failed or unconfirmed' });
  const row = failed.getByRole('row').filter({ hasText: 'welcome' });
  await expect(row.getByText('Failed')).toBeVisible();
  await row.getByRole('button', { name: /^Send again/ }).click();
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(failed.getByText(/^No failures/)).toBeVisible();
}

/** Opens the prayer that reports have hidden, and shows it again. */
async function showAgain(page: Page, id: string): Promise<void> {
  await page.goto('/admin/care');
  await page.getByRole('link', { name: /Hidden after reports/ }).click();
  await expect(page.getByRole('heading', { name: '3 reports' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/admin/care/prayer-${id}$`));
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(page.getByText('Done. Others can see it now.')).toBeVisible();
}

/** From the address in the alert to the person in danger: the name, the number to tap, and that it is done. */
async function handleDanger(page: Page, name: string, note: string): Promise<void> {
  await page.goto('/admin/care');
  await page.getByRole('link', { name: /^Suicide/ }).click();
  await expect(page.locator('blockquote')).toHaveText(danger);
  await expect(page.getByText(name).last()).toBeVisible();
  const call = page.getByRole('link', { name: /^Call \+1 202 555 \d{4}$/ });
  await expect(call).toHaveAttribute('href', /^tel:\+1202555\d{4}$/);
  await page.getByLabel('Note').fill(note);
  await page.getByRole('button', { name: 'Handled' }).click();
  await expect(page.getByText(/: marked as handled\.$/)).toBeVisible();
}

/** The log has all these acts. They reach it as events. */
const findInLog = (page: Page, acts: readonly string[]): Promise<void> =>
  expect(async () => {
    await page.goto('/admin/log');
    for (const act of acts)
      await expect(page.getByRole('row').filter({ hasText: act }).first()).toBeVisible({
        timeout: 2_000,
      });
  }).toPass();

test('When an admin works on a phone and on a desk, then all that came is done, and is in the log', async ({
  live,
  visit,
}) => {
  test.slow();
  const { stack, twilio } = live;
  const { phone: adminPhone } = await addMember(stack, 'Grace', 'Whitfield', 'admin');
  const { page, complaints } = await logInLive(visit, live, adminPhone);
  const members: Visitor[] = [];
  for (const name of ['Joel', 'Naomi', 'Peter', 'Salome'])
    members.push(await logInLive(visit, live, (await addMember(stack, name, 'Abernathy')).phone));
  const [author, ...others] = members;

  for (const [n, { size, name }] of [
    { size: 'phone', name: 'Wilhelmina Brandt' },
    { size: 'desk', name: 'Theodora Sommer' },
  ].entries()) {
    const viewport = size === 'phone' ? sizes.phone : sizes.desk;
    const phone = `+1202555018${n}`;
    await page.setViewportSize(viewport);
    const visitor = await visit({ baseURL: stack.origin, viewport });
    const isShown = async (id: string) =>
      (await visitor.page.request.get(`/api/prayers/${id}`)).ok();

    await test.step(`A visitor joins and becomes a member, on a ${size}`, async () => {
      // The text that says so fails at first.
      twilio.behaveOnceTo(phone, { status: 400, code: 30_003 });
      await askToJoin(visitor.page, {
        'Full name': name,
        Company: `${name} Vans`,
        Phone: phone,
        Email: `contact${n}@contact.example`,
        'About yourself': 'Two vans, and a wish to pray with others at work.',
      });
      expect(visitor.complaints).toEqual([]);
      await findAndNote(page, name, `${name} Vans`, `Called on a ${size}.`);
      await approve(page, name);
      await sendAgain(page);
      const welcome = await live.textTo(phone, /^Welcome to/);
      expect(await tellStatus(welcome, 'delivered', live.authToken)).toBe(204);
      await page.reload();
      const delivered = page.getByRole('row').filter({ hasText: 'welcome' });
      await expect(delivered.filter({ hasText: 'Delivered' })).toHaveCount(n + 1);
      const newcomer = await logInLive(visit, live, phone);
      await newcomer.page.goto('/dashboard');
      await expect(newcomer.page.getByRole('tab', { name: 'Growth' })).toBeVisible();
      expect(newcomer.complaints).toEqual([]);
    });

    await test.step(`A prayer that three members reported is shown again, on a ${size}`, async () => {
      const userRequest = `Please pray for a fair answer from bank number ${n + 1}.`;
      const shared = await post(author!, '/api/prayers', { userRequest });
      expect(shared.status()).toBe(201);
      const { id } = (await shared.json()) as { id: string };
      const reason = 'It names somebody who did not agree to it.';
      for (const member of others)
        await expect(await post(member, `/api/prayers/${id}/report`, { reason })).toBeOK();
      expect(await isShown(id)).toBe(false);
      await showAgain(page, id);
      await expect.poll(() => isShown(id)).toBe(true);
    });

    await test.step(`A member in danger is seen and called, on a ${size}`, async () => {
      const asked = { message: danger, requestId: randomUUID(), share: false };
      await expect(await post(author!, '/api/prayer-chat', asked)).toBeOK();
      const alert = await live.textTo(adminPhone, /\/admin\/care/);
      expect(alert.body).not.toContain('kill');
      await handleDanger(page, 'Joel Abernathy', `By ${size}.`);
    });
  }

  await findInLog(page, [
    'Updated a contact',
    'Approved a contact',
    'Sent a message again',
    'Decided on a prayer',
    'Read the words of a care case',
    'Added a note to a care case',
    'Handled a care case',
  ]);
  expect(complaints).toEqual([]);
});
