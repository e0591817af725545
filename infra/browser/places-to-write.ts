import type { Locator, Page } from 'playwright';

export const sizes = {
  phone: { width: 375, height: 812 },
  desk: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof sizes;

export type Place = {
  come: (page: Page) => Promise<unknown>;
  write: (page: Page, words: string) => Promise<unknown>;
};

/** Every place where a person writes, and how one gets there and writes. */
export const placesToWrite: Record<string, Place> = {
  prayer: {
    come: (page) => page.goto('/prayer'),
    write: async (page, words) => {
      await page.getByLabel('What would you like prayer for?').fill(words);
      await page.getByRole('button', { name: 'Pray with me' }).click();
    },
  },
  comment: {
    come: async (page) => {
      await page.goto('/prayer-feed');
      // The feed is for reading first: what hears and helps without us comes with the first touch.
      await page.getByLabel('Write a comment').focus();
      await hasCode(page, 'certain-in', 'help-in-words');
    },
    write: async (page, words) => {
      await page.getByLabel('Write a comment').fill(words);
      await page.getByRole('button', { name: 'Comment', exact: true }).click();
    },
  },
  'request to join': {
    come: async (page) => {
      await page.goto('/#contact');
      // The form stands in the served page; what hears and helps without us comes when somebody goes into it.
      await page.getByLabel('Full name').focus();
      await hasCode(page, 'join-form-with-store', 'certain-in', 'help-in-words');
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

/** Waits until these parts of the site's code are there. */
const hasCode = (page: Page, ...parts: string[]) =>
  page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return names.every((name) =>
      files.some((file) => file.name.includes(`/${name}-`) && file.responseEnd > 0),
    );
  }, parts);

/** Help as it must be: in the first screen, to be tapped, with the focus, once, and no field in the way. */
export const helpInFirstScreen = {
  title: true,
  call: 'tel:988' as string | null,
  text: 'sms:988' as string | null,
  isFocused: true,
  regions: 1,
  fields: 0,
};

/** What somebody in danger has before them without scrolling. */
export async function seesHelp(page: Page): Promise<typeof helpInFirstScreen> {
  const help = page.getByRole('region', {
    name: 'Please talk with somebody now, before you read on',
  });
  await help.waitFor();
  const title = help.getByRole('heading', { level: 2 });
  const call = help.getByRole('link', { name: /^Call 988/ });
  const text = help.getByRole('link', { name: /^Text 988/ });
  return {
    title: await isInFirstScreen(page, title),
    call: (await isInFirstScreen(page, call)) ? await call.getAttribute('href') : null,
    text: (await isInFirstScreen(page, text)) ? await text.getAttribute('href') : null,
    isFocused: (await page.locator('section:focus').count()) === 1,
    regions: await page.getByRole('region', { name: /Please talk with somebody/ }).count(),
    fields: await page.getByRole('main').getByRole('textbox').count(),
  };
}

async function isInFirstScreen(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const { height, width } = page.viewportSize()!;
  // By its element: a dialog hides what is behind it from roles.
  const header = await page.locator('header').first().boundingBox();
  const top = header ? Math.max(0, header.y + header.height) : 0;
  return (
    box !== null &&
    box.y >= top &&
    box.y + box.height <= height &&
    box.x >= 0 &&
    box.x + box.width <= width
  );
}
