import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  type Place,
  inTurn,
  morePlacesOfVisitors,
  placesOfMembers,
  placesToWrite,
  sizes,
} from '../places-to-write.ts';
import { sharePrayer } from '../write-by-call.ts';

const calm = { reducedMotion: 'reduce' } as const;

/** Words that the classifier takes for possible danger, and no more. */
const betweenTheLines =
  'He reads all my messages, and he decides whom I may see and where I may go.';

/** Words that it takes for likely danger, and no more. */
const likely = 'I am tired of being here. I do not see a reason to get up any more.';

/** The quiet line is there once, in the first screen, and its numbers can be tapped. */
const lineInFirstScreen = {
  lines: 1,
  isInView: true,
  links: ['tel:+18007997233', 'sms:88788?&body=START'] as (string | null)[],
  isLarge: true,
  isOnTop: true,
};

/**
 * Looks at the line in one moment: it may move to a dialog or a bar that opens. Other notes may stand there; only those
 * of help lead to a number.
 */
const seesLine = (page: Page): Promise<typeof lineInFirstScreen> =>
  page.evaluate(() => {
    const lines = [...document.querySelectorAll('[role="note"]')].filter((note) =>
      note.querySelector('a[href^="tel:"], a[href^="sms:"]'),
    );
    const links = lines.flatMap((line) => [...line.querySelectorAll('a')]);
    const boxes = links.map((link) => link.getBoundingClientRect());
    return {
      lines: lines.length,
      isInView: lines.every((line) => {
        const { top, bottom, left, right } = line.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      }),
      links: links.map((link) => link.getAttribute('href')),
      isLarge: boxes.every(({ width, height }) => width >= 24 && height >= 24),
      // A finger in its middle reaches it, and nothing that lies above.
      isOnTop: links.every((link, at) => {
        const { x, y, width, height } = boxes[at]!;
        return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    };
  });

const prayerWithoutReply: Place = {
  come: async (page) => {
    await page.route('**/api/prayer-chat', (route) =>
      route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } }),
    );
    await page.goto('/prayer');
  },
  write: async (page, words) => {
    await placesToWrite['prayer']!.write(page, words);
    await page.getByRole('button', { name: 'Post without a reply' }).click();
  },
};

/** Shares a prayer, and chooses in the menu that it has then. */
async function chooseAt(page: Page, act: string): Promise<void> {
  await page.goto('/prayer-feed');
  const id = await sharePrayer(page, 'Please pray for the two new bakers and their first week.');
  await page.goto(`/prayer-feed?prayer=${id}`);
  await page.getByRole('button', { name: 'More options for this prayer' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: act }).press('Enter');
}

/** What is written in a dialog: its answer stays open, and the line stands in it. */
const inDialogs: Record<string, Place> = {
  thanks: {
    come: (page) => chooseAt(page, 'Mark as answered'),
    write: async (page, words) => {
      await page.getByLabel(/Your thank-you note/).fill(words);
      await page.getByRole('button', { name: 'Mark as answered' }).click();
    },
  },
  report: {
    come: async (page) => {
      await page.goto('/prayer-feed');
      await page.getByRole('button', { name: 'More options for this prayer' }).focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name: 'Report this prayer' }).press('Enter');
    },
    write: async (page, words) => {
      await page.getByLabel('Reason').fill(words);
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByText('Thank you. We will take a look.')).toBeVisible();
    },
  },
};

const need: Place = {
  come: async (page) => {
    await page.goto('/needs');
    await page.getByRole('button', { name: 'I need something' }).click();
  },
  write: async (page, words) => {
    await page.getByLabel('In your own words').fill(words);
    await page.getByLabel('What is it about?').selectOption('Equipment');
    await page.getByRole('button', { name: 'Post my need' }).click();
  },
};

const ofVisitors: Record<string, Place> = {
  ...placesToWrite,
  ...morePlacesOfVisitors,
  ...inDialogs,
  'prayer without a reply': prayerWithoutReply,
};
const ofMembers: Record<string, Place> = { ...placesOfMembers, need };

/** The card of help is there once, in view, with a title that is larger than the text, and the first number on top. */
async function expectCard(page: Page): Promise<void> {
  const card = page.getByRole('note').filter({ has: page.locator('a[href="tel:988"]') });
  await expect(card).toHaveCount(1);
  await expect(
    card.getByText('Please talk with someone', { exact: false }).first(),
  ).toBeInViewport();
  await expect(card.locator('a[href="tel:988"]').first()).toBeInViewport();
  await card.locator('a[href="tel:988"]').first().click({ trial: true });
}

const levels = {
  possible: {
    words: betweenTheLines,
    first: 'phone',
    help: 'the line of help',
    expectHelp: (page: Page) => expect.poll(() => seesLine(page)).toEqual(lineInFirstScreen),
  },
  likely: { words: likely, first: 'desk', help: 'a card of help', expectHelp: expectCard },
} as const;

// Each place has one level on a phone and the other one on a desk.
for (const [level, { words, first, help, expectHelp }] of Object.entries(levels)) {
  for (const { name: place, size } of inTurn(Object.keys(ofVisitors), first))
    test(`When danger is ${level} in a ${place} on a ${size}, then ${help} is in the first screen`, async ({
      visit,
    }) => {
      const { page } = await visit({ ...calm, viewport: sizes[size] });
      const { come, write } = ofVisitors[place]!;
      await come(page);
      await write(page, words);
      await expectHelp(page);
    });

  for (const { name: place, size } of inTurn(Object.keys(ofMembers), first))
    test(`When danger is ${level} in a ${place} on a ${size}, then ${help} is in the first screen`, async ({
      member,
    }) => {
      const { page } = member;
      await page.setViewportSize(sizes[size]);
      const { come, write } = ofMembers[place]!;
      await come(page);
      await write(page, `${words} (${size})`);
      await expectHelp(page);
    });
}

const windows = { ...sizes, 'low window': { width: 812, height: 375 } };

for (const [name, viewport] of Object.entries(windows))
  test(`When danger is likely in a text typed into a chat on a ${name}, then Send stays in reach`, async ({
    visit,
  }) => {
    const { page } = await visit({ ...calm, viewport });
    await morePlacesOfVisitors['message to the coach who welcomes']!.come(page);
    await page.getByLabel('Your message').fill(likely);
    await expectCard(page);
    // Other questions would take the space of help.
    await expect(page.getByText('Closest questions')).toHaveCount(0);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByLabel('Your message')).toHaveValue('');
  });
