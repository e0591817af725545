import { type Page, expect } from '@playwright/test';
import { quiet } from './quiet.ts';

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 800 },
} as const;
export const sizeNames = ['phone', 'desk'] as const;

/** Each name with a phone or a desk in turn. `from`: what the first one has. */
export const inTurn = (names: readonly string[], from: 'phone' | 'desk') =>
  names.map((name, at) => ({ name, size: sizeNames[(at + sizeNames.indexOf(from)) % 2]! }));

/** Words that leave no doubt. */
export const outright = 'I cannot go on. I am going to kill myself tonight, and nobody knows it.';

export type Place = {
  come: (page: Page) => Promise<unknown>;
  write: (page: Page, words: string) => Promise<unknown>;
};

/**
 * Presses a button, unless help for a certain danger has come first: it comes while one types, and then takes the place
 * of the button.
 */
async function send(page: Page, name: string): Promise<void> {
  const help = page.getByRole('region', { name: /Please talk with someone/ });
  const button = page.getByRole('button', { name, exact: true });
  await expect(async () => {
    if (!(await help.isVisible())) await button.click({ timeout: 3_000 });
  }).toPass();
}

/** Every place where a person writes, and how one gets there and writes. */
export const placesToWrite: Record<string, Place> = {
  prayer: {
    come: (page) => page.goto('/prayer'),
    write: async (page, words) => {
      await page.getByLabel('What would you like prayer for?').fill(words);
      await send(page, 'Pray with me');
    },
  },
  comment: {
    come: async (page) => {
      await page.goto('/prayer-feed');
      // The feed is for reading first: what hears and helps without us comes with the first touch.
      await page.getByLabel('Write a comment').focus();
      await quiet(page);
    },
    write: async (page, words) => {
      await page.getByLabel('Write a comment').fill(words);
      await send(page, 'Comment');
    },
  },
  'request to join': {
    come: async (page) => {
      await page.goto('/#contact');
      // The form stands in the served page; what hears and helps without us comes when somebody goes into it.
      await page.getByLabel('Full name').focus();
      await quiet(page);
    },
    write: async (page, words) => {
      await page.getByLabel('Full name').fill('Ruth Okafor');
      await page.getByLabel('Company').fill('Okafor Millwork');
      await page.getByLabel('Phone').fill('(202) 555-0171');
      await page.getByLabel('Email').fill('ruth@example.org');
      await page.getByLabel('About yourself').fill(words);
      await page.getByRole('button', { name: 'Join Our Fellowship' }).click();
    },
  },
};

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words);
  await send(page, 'Send');
}

/** A chat that stands in a page, or opens at its edge with a button. */
const chatAt = (path: string, opener: string): Place => ({
  come: async (page) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: opener });
    await expect(button.or(page.getByLabel('Your message')).first()).toBeVisible();
    if (await button.isVisible()) await button.click();
    await expect(page.getByLabel('Your message')).toBeVisible();
  },
  write: say,
});

/** Forms and chats of visitors that came later than the first places to write. */
export const morePlacesOfVisitors: Record<string, Place> = {
  'message to the business guide': chatAt('/kingdom-business-guide', 'none'),
  'message to the contribution guide': chatAt('/contribute', 'Ask the guide'),
  'message to the coach who welcomes': chatAt('/welcome', 'Ask the coach'),
  'contribution as a speaker': {
    come: async (page) => {
      await page.goto('/contribute?form=speaker');
      await expect(page.getByLabel('About you')).toBeVisible();
    },
    write: async (page, words) => {
      await page.getByLabel('About you').fill(words);
      await page
        .getByLabel('Speaking preference')
        .fill('On patience in a small company, evenings.');
      await page.getByLabel('Full name').fill('Ruth Okafor');
      await page.getByLabel('Company').fill('Okafor Millwork');
      await page.getByLabel('Email').fill('ruth@example.org');
      await page.getByLabel('Phone').fill('(202) 555-0171');
      await page.getByRole('button', { name: 'Submit' }).click();
    },
  },
  'goal of the training': {
    come: async (page) => {
      await page.goto('/training');
      await expect(page.getByLabel('Other')).toBeVisible();
    },
    write: async (page, words) => {
      await page.getByLabel('Other').fill(words);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByLabel('Full name').fill('Ruth Okafor');
      await page.getByLabel('Email').fill('ruth@example.org');
      await page.getByRole('button', { name: 'Register for the training' }).click();
    },
  },
};

/** Places that only members have. */
export const placesOfMembers: Record<string, Place> = {
  'message to the coach': chatAt('/dashboard?module=1', 'Ask the coach'),
  'worksheet of the training': {
    come: async (page) => {
      await page.goto('/dashboard?module=5');
      await expect(page.getByLabel('Outcome')).toBeVisible();
    },
    // It saves itself.
    write: (page, words) => page.getByLabel('Outcome').fill(words),
  },
  profile: {
    come: async (page) => {
      await page.goto('/account');
      await expect(page.getByLabel(/^About you/)).toBeVisible();
    },
    write: async (page, words) => {
      await page.getByLabel(/^About you/).fill(words);
      await page.getByRole('button', { name: 'Save profile' }).click();
    },
  },
};

/** Help is in the first screen, can be tapped, has the focus, and is there once. `fields`: of the page beside it. */
export async function expectHelp(page: Page, { fields }: { fields?: number } = {}): Promise<void> {
  const help = page.getByRole('region', { name: /Please talk with someone/ });
  await expect(help).toHaveCount(1);
  await expect(help).toBeFocused();
  const call = help.getByRole('link', { name: /^Call 988/ });
  const text = help.getByRole('link', { name: /^Text 988/ });
  await expect(call).toHaveAttribute('href', 'tel:988');
  await expect(text).toHaveAttribute('href', 'sms:988');
  // By its element: a dialog hides the header from roles.
  const header = page.locator('header').first();
  const { height, width } = page.viewportSize()!;
  for (const part of [help.getByRole('heading', { level: 2 }), call, text])
    await expect(async () => {
      const box = (await part.boundingBox())!;
      const above = await header.boundingBox();
      expect(box.y).toBeGreaterThanOrEqual(Math.max(0, above ? above.y + above.height : 0));
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }).toPass();
  if (fields !== undefined)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(fields);
}
