/**
 * Each test goes on from what the last one left: none is tried twice.
 * @module-tag chapters
 */
import { randomUUID } from 'node:crypto';
import { until } from '@kbf/test-kit';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { findings } from './look-over.ts';
import type { Visitor } from './visitor.ts';

const [admin, daniel] = demoPeople;
const phone = { width: 375, height: 812 };
const danger = 'I have everything ready and I am going to kill myself tonight.';
const unfit = `See http://pills.example for more, ${randomUUID()}`;

let member: Visitor;
let desk: Visitor;

beforeAll(async () => {
  member = await openPerson(daniel.phone);
  desk = await openPerson(admin.phone, { hasTouch: true });
  await desk.page.setViewportSize(phone);
  await member.page.goto('/prayer-feed');
});

afterAll(async () => {
  await member?.context.close();
  await desk?.context.close();
});

const write = async (path: string, data: object) => {
  const { origin } = new URL(member.page.url());
  return member.context.request.post(path, { data, headers: { origin } });
};
type Message = { to: string; text: string };
const messages = async (): Promise<Message[]> =>
  (await desk.context.request
    .get('/dev/messages', {
      headers: { accept: 'application/json' },
    })
    .then((answer) => answer.json())) as Message[];
const inFirstScreen = async (page: Page, role: 'link' | 'button', name: string | RegExp) => {
  const box = await page.getByRole(role, { name }).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= phone.height;
};

test('When a member is in danger, then an alert leads to their words and a number to tap', async () => {
  const { page, complaints } = desk;
  await write('/api/prayer-chat', { message: danger, requestId: randomUUID(), share: false });
  await until(async () => (await messages()).some(({ text }) => text.includes('/admin/care')));
  const alert = (await messages()).find(({ text }) => text.includes('/admin/care'));
  expect(alert?.text).not.toContain('kill');

  await page.goto(new URL(/https?:\S+/.exec(alert!.text)![0]).pathname);
  await page
    .getByRole('link', { name: /suicide/ })
    .first()
    .click();
  await page.getByText('Daniel Okafor').waitFor();
  await expect.poll(() => page.getByText(danger).isVisible()).toBe(true);
  const call = page.getByRole('link', { name: 'Call +1 202 555 0102' });
  await expect.poll(() => call.getAttribute('href')).toBe(`tel:${daniel.phone}`);
  expect(await inFirstScreen(page, 'link', /^Call/)).toBe(true);
  expect(await inFirstScreen(page, 'button', 'Handled')).toBe(true);
  const words = await page.getByText(danger).boundingBox();
  expect(words!.y + words!.height).toBeLessThan(phone.height);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('When it is handled, then it can be taken back for ten seconds, and after them it stands in the log', async () => {
  const { page, complaints, context } = desk;
  const address = page.url();
  await page.getByLabel('What it is about').selectOption('Self-harm');
  await page.getByRole('heading', { level: 2, name: 'About self-harm' }).waitFor();
  await page.getByLabel('Note').fill('Spoke with him. His brother is there.');
  await page.getByRole('button', { name: 'Handled' }).tap();
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.waitForURL(address);
  await page.getByRole('button', { name: 'Handled' }).tap();
  await page.getByText('Handled.').waitFor();
  const log = async () =>
    (await (await context.request.get('/api/auth/audit?limit=50')).json()) as { action: string }[];
  await until(async () => (await log()).some(({ action }) => action === 'care.handled'));
  expect((await log()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['care.viewed', 'care.named', 'care.noted', 'care.handled']),
  );
  await page.goto('/admin/care?show=handled');
  await page
    .getByRole('link', { name: /About self-harm/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Have it wait again' }).waitFor();
  await expect
    .poll(() => page.getByLabel('Note').inputValue())
    .toBe('Spoke with him. His brother is there.');
  expect(complaints).toEqual([]);
});

test('When a held prayer is published with one key, then it is public, and its author is told where', async () => {
  const { page, complaints } = desk;
  await page.setViewportSize({ width: 1280, height: 800 });
  const answer = await write('/api/prayers', { userRequest: unfit });
  expect(answer.status()).toBe(202);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/admin/care/prayer-${id}`);
  await page.getByLabel('Note').fill('A real question, with a careless link.');
  await page.getByRole('heading', { level: 2, name: 'Prayer' }).click();
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  const isPublic = async () => (await member.context.request.get(`/api/prayers/${id}`)).ok();
  await until(async () => (await messages()).some(({ text }) => text.includes(id)));
  expect(await isPublic()).toBe(true);
  expect((await messages()).find(({ text }) => text.includes(id))?.text).toContain(
    `/prayer-share/${id}`,
  );
  expect(complaints).toEqual([]);
});

test('When a text was decided about, then who did and the note are listed, and each look at it is logged', async () => {
  const { page, complaints, context } = desk;
  await page.goto('/admin/care?show=decided');
  const entry = page.getByRole('link', { name: /A real question, with a careless link/ });
  await expect.poll(() => entry.textContent()).toContain('Published');
  expect(await page.getByText(unfit).count()).toBe(0);
  expect(await findings(page)).toEqual([]);
  await entry.click();
  await page.getByText(unfit).waitFor();
  await page
    .getByRole('region', { name: 'What was decided' })
    .getByText('Grace Whitfield')
    .waitFor();
  await until(async () => {
    const log = await context.request.get('/api/auth/audit?limit=50');
    const acts = (await log.json()) as { action: string }[];
    return acts.some(({ action }) => action === 'decided-text.viewed');
  });
  await page.setViewportSize(phone);
  expect(await findings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
