import type { Page, Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { settled } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

const fails = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status: 503, body: '' }));

/** What a finger or a pointer meets at the corners and in the middle of a part that is in view. */
const meets = (part: Locator): Promise<string[]> =>
  part.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const inset = 8;
    const corners = [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => [x, y] as const),
    );
    return [[(left + right) / 2, (top + bottom) / 2] as const, ...corners].map(([x, y]) => {
      const met = element.ownerDocument.elementFromPoint(x, y);
      if (element.contains(met)) return 'the part';
      return met?.closest('[data-toasts]') ? 'a toast' : 'something else';
    });
  });

const places = {
  'a prayer fails': {
    path: '/prayer',
    act: async (page: Page) => {
      await fails(page, '**/api/prayer-chat');
      await page.getByLabel('What would you like prayer for?').fill('Please pray for our bakery.');
      await page.getByRole('button', { name: 'Pray with me' }).click();
    },
    next: (page: Page) => [
      page.getByLabel('What would you like prayer for?'),
      page.getByRole('button', { name: 'Pray with me' }),
      page.getByRole('button', { name: 'Try again' }),
    ],
  },
  'a photo is too big': {
    path: '/prayer',
    act: (page: Page) =>
      page.getByLabel('Choose a photo').setInputFiles({
        name: 'big.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
      }),
    next: (page: Page) => [
      page.getByLabel('What would you like prayer for?'),
      page.getByRole('button', { name: 'Pray with me' }),
    ],
  },
  'the coach fails': {
    path: '/welcome',
    act: async (page: Page) => {
      await fails(page, '**/api/ai-coach');
      await page.getByRole('button', { name: 'Ask the coach' }).click();
      await page.getByLabel('Your message').fill('Where do we begin?');
      await page.getByLabel('Your message').press('Enter');
    },
    next: (page: Page) => [
      page.getByLabel('Your message'),
      page.getByRole('button', { name: 'Send', exact: true }),
    ],
  },
};

const cases = (Object.keys(places) as (keyof typeof places)[]).flatMap((name) =>
  (['phone', 'desk'] as const).map((size) => ({ name, size })),
);

for (const { name, size } of cases)
  test(`When ${name} on a ${size}, then no toast lies over what one presses next`, async ({
    visit,
  }) => {
    const { page } = await visit({
      viewport: sizes[size],
      reducedMotion: 'reduce',
    });
    const { path, act, next } = places[name];
    await page.goto(path, { waitUntil: 'networkidle' });
    await act(page);
    const shown = page.locator('[data-toasts] > *');
    await expect(shown).toBeVisible();
    // A toast stays while somebody is at it.
    await shown.hover();
    await settled(page);
    for (const part of next(page))
      expect(new Set(await meets(part))).toEqual(new Set(['the part']));
    await expect(shown).toHaveCount(1);
  });
