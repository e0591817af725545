import { expect, test } from 'vitest';
import { lookOver } from './look-over.ts';
import { useMemberAndAdmin } from './member-and-admin.ts';
import type { Visitor } from './visitor.ts';

const people = useMemberAndAdmin();

async function look({ page, complaints }: Visitor, path: string): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 812 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return [...(await lookOver(page)), ...complaints.splice(0)];
}

test.each([
  '/',
  '/dashboard?tab=support',
  '/dashboard?tab=contribution',
  '/dashboard?tab=community',
  ...[1, 2, 3, 4, 5, 6].map((module) => `/dashboard?module=${module}`),
  '/training',
  '/training/plan',
  '/training/certificate',
  '/needs?tab=yours',
  '/partner',
])('When a member opens %s, then axe finds nothing, and no width is too narrow', async (path) => {
  expect(await look(people.member, path)).toEqual([]);
});

test.each([
  '/admin/members',
  '/admin/care',
  '/admin/care?show=handled',
  '/admin/care?show=decided',
])('When an admin opens %s, then axe finds nothing, and no width is too narrow', async (path) => {
  expect(await look(people.admin, path)).toEqual([]);
});
