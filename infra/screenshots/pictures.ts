import { randomUUID } from 'node:crypto';
import { type BrowserContext, type Page, expect } from '@playwright/test';
import { askForPrayer } from '../browser/story.ts';

/** The format of a picture: desktop or phone, light or dark. */
export type Look = { width: 375 | 1280; colorScheme: 'light' | 'dark' };

/** A picture in the README: the first screen of a page. */
export type Picture = {
  name: string;
  path: string;
  who: 'visitor' | 'member' | 'admin';
  looks: readonly Look[];
  /** Actions or waits before the picture is taken; a member can take part. */
  prepare?: (page: Page, member: BrowserContext) => Promise<unknown>;
};

const deskByDay = { width: 1280, colorScheme: 'light' } as const;
const deskByNight = { width: 1280, colorScheme: 'dark' } as const;
const phoneByDay = { width: 375, colorScheme: 'light' } as const;
const phoneByNight = { width: 375, colorScheme: 'dark' } as const;

const request =
  'My business partner wants to sell, and I do not know what I want. ' +
  'Please pray that we stay honest with each other.';

/** Creates a care case for the desk, and opens it. */
async function writeOfDanger(page: Page, member: BrowserContext): Promise<void> {
  const message = 'Since the shop closed I see no reason to go on living. Please pray for me.';
  await member.request.post('/api/prayer-chat', {
    data: { message, requestId: randomUUID(), audience: 'members' },
    headers: { origin: new URL(page.url()).origin },
  });
  const found = page.getByRole('link', { name: /^Suicide/ }).first();
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    expect(await found.count()).toBe(1);
  }).toPass();
  await found.click();
  await expect(page.getByRole('link', { name: /^Call \+/ })).toBeVisible();
}

export const pictures: readonly Picture[] = [
  {
    name: 'landing',
    path: '/',
    who: 'visitor',
    looks: [deskByDay, phoneByNight],
  },
  {
    name: 'prayer',
    path: '/prayer',
    who: 'visitor',
    looks: [deskByDay, phoneByNight],
    prepare: async (page) => {
      await page.getByLabel('Keep it private').check();
      await askForPrayer(page, request);
    },
  },
  {
    name: 'prayer-feed',
    path: '/prayer-feed',
    who: 'visitor',
    looks: [deskByNight, phoneByDay],
    prepare: (page) => expect(page.getByRole('article').first()).toBeVisible(),
  },
  { name: 'member-home', path: '/', who: 'member', looks: [deskByDay] },
  {
    name: 'training',
    path: '/dashboard?module=3',
    who: 'member',
    looks: [deskByNight, phoneByDay],
    prepare: (page) => expect(page.getByRole('tabpanel').first()).toBeVisible(),
  },
  {
    name: 'calculator',
    path: '/financial-coaching?tab=calculator',
    who: 'member',
    looks: [deskByDay],
    prepare: (page) => expect(page.getByRole('tabpanel').first()).toBeVisible(),
  },
  {
    name: 'care-desk',
    path: '/admin/care',
    who: 'admin',
    looks: [deskByNight],
    prepare: writeOfDanger,
  },
];
