import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { lookOver } from './look-over.ts';
import type { Visitor } from './visitor.ts';

const [, daniel] = demoPeople;
let member: Visitor;

beforeAll(async () => {
  member = await openPerson(daniel.phone, { reducedMotion: 'reduce' });
});

afterAll(() => member?.context.close());

const modules = [1, 2, 3, 4, 5, 6].map((number) => `module=${number}`);
const tabs = ['support', 'contribution', 'community'].map((tab) => `tab=${tab}`);

test.each([...modules, ...tabs])(
  'When the dashboard is opened at %s, then it is accessible and never too wide',
  async (part) => {
    const { page, complaints } = member;
    await page.goto(`/dashboard?${part}`);
    await page.getByRole('tabpanel').first().waitFor();
    expect(await lookOver(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

test('When a tab is opened by keyboard, then the address keeps it, and nothing scrolls', async () => {
  const { page } = member;
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Growth' }).focus();
  const before = await page.evaluate('window.scrollY');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('heading', { name: 'Give what you have' }).waitFor();
  expect(new URL(page.url()).search).toBe('?tab=contribution');
  expect(await page.evaluate('window.scrollY')).toBe(before);
});
