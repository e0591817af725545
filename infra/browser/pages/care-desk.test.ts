import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { randomUUID } from 'node:crypto';
import { demoPeople } from '../../attacks/demo-people.ts';
import { messageTo, messages } from '../log-in.ts';
import { expectAccessible } from '../look-over.ts';

const [admin, daniel] = demoPeople;
const phone = { width: 375, height: 812 };
const danger = 'I have everything ready and I am going to kill myself tonight.';
const unfit = `See http://pills.example for more, ${randomUUID()}`;

const inFirstScreen = async (page: Page, role: 'link' | 'button', name: string | RegExp) => {
  const box = await page.getByRole(role, { name }).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
};

test('When an admin works at the care desk, then each decision counts once, and is in the log', async ({
  logIn,
}) => {
  const member = await logIn(daniel.phone);
  await member.page.goto('/prayer-feed');
  const { page, context, complaints } = await logIn(admin.phone, {
    hasTouch: true,
    viewport: phone,
  });
  const write = (path: string, data: object) => {
    const { origin } = new URL(member.page.url());
    return member.context.request.post(path, { data, headers: { origin } });
  };
  const acts = async () => {
    const log = await context.request.get('/api/auth/audit?limit=50');
    return ((await log.json()) as { action: string }[]).map(({ action }) => action);
  };

  await test.step('A member is in danger: an alert leads to their words and a number to tap', async () => {
    await write('/api/prayer-chat', { message: danger, requestId: randomUUID(), share: false });
    const alert = await messageTo(page, admin.phone, /.*https?:\S+\/admin\/care.*/s);
    expect(alert).not.toContain('kill');
    await page.goto(/https?:\S+/.exec(alert)![0]);
    await page
      .getByRole('link', { name: /^Suicide/ })
      .first()
      .click();
    const who = page.getByRole('region', { name: 'Who this is' });
    await expect(who.getByText('Daniel Okafor')).toBeVisible();
    const said = page.locator('blockquote');
    await expect(said).toHaveText(danger);
    const call = page.getByRole('link', { name: 'Call +1 202 555 0102' });
    await expect(call).toHaveAttribute('href', `tel:${daniel.phone}`);
    expect(await inFirstScreen(page, 'link', /^Call/)).toBe(true);
    expect(await inFirstScreen(page, 'button', 'Handled')).toBe(true);
    const words = await said.boundingBox();
    expect(words!.y + words!.height).toBeLessThan(phone.height);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  await test.step('It is handled: this can be taken back for ten seconds, then it is in the log', async () => {
    const address = page.url();
    await page.getByLabel('What it’s about').selectOption('Self-harm');
    await expect(page.getByRole('heading', { level: 2, name: 'Self-harm' })).toBeVisible();
    await page.getByLabel('Note').fill('Spoke with him. His brother is there.');
    await page.getByRole('button', { name: 'Handled' }).tap();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.waitForURL(address);
    await page.getByRole('button', { name: 'Handled' }).tap();
    await expect(page.getByText(/: marked as handled\./)).toBeVisible();
    await expect
      .poll(acts)
      .toEqual(expect.arrayContaining(['care.viewed', 'care.named', 'care.noted', 'care.handled']));
    await page.goto('/admin/care?show=handled');
    await page
      .getByRole('link', { name: /Self-harm/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
    await expect(page.getByLabel('Note')).toHaveValue('Spoke with him. His brother is there.');
    expect(complaints).toEqual([]);
  });

  await test.step('A held prayer is published with one key, and its author is told where', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const answer = await write('/api/prayers', { userRequest: unfit });
    expect(answer.status()).toBe(202);
    const { id } = (await answer.json()) as { id: string };
    await page.goto(`/admin/care/prayer-${id}`);
    await page.getByLabel('Note').fill('A real question, with a careless link.');
    await page.getByRole('heading', { level: 2, name: 'Prayer' }).click();
    await page.keyboard.press('r');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    const texts = async () => (await messages(page)).map(({ text }) => text).join();
    await expect.poll(texts).toContain(`/prayer-feed?prayer=${id}`);
    await expect(await member.context.request.get(`/api/prayers/${id}`)).toBeOK();
    expect(complaints).toEqual([]);
  });

  await test.step('The decision is listed with its note, and each look at it is logged', async () => {
    await page.goto('/admin/care?show=decided');
    const entry = page.getByRole('link', { name: /A real question, with a careless link/ });
    await expect(entry).toContainText('Published');
    await expect(page.getByText(unfit)).toHaveCount(0);
    await expectAccessible(page);
    await entry.click();
    await expect(page.getByText(unfit)).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Decision' }).getByText('Grace Whitfield'),
    ).toBeVisible();
    await expect.poll(acts).toContain('decided-text.viewed');
    await page.setViewportSize(phone);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
