import type { Page } from 'playwright';
import type { Place } from './places-to-write.ts';

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** A chat that stands in a page, or opens at its edge with a button. */
const chatAt = (path: string, opener: string): Place => ({
  come: async (page) => {
    await page.goto(path);
    const button = page.getByRole('button', { name: opener });
    await button.or(page.getByLabel('Your message')).first().waitFor();
    if (await button.isVisible()) await button.click();
    await page.getByLabel('Your message').waitFor();
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
      await page.getByLabel('About you').waitFor();
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
      await page.getByLabel('Other').waitFor();
    },
    write: async (page, words) => {
      await page.getByLabel('Other').fill(words);
      await page.getByRole('button', { name: 'Go on' }).click();
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
      await page.getByLabel('Outcome').waitFor();
    },
    // It saves itself.
    write: (page, words) => page.getByLabel('Outcome').fill(words),
  },
  profile: {
    come: async (page) => {
      await page.goto('/account');
      await page.getByLabel(/^Who you are/).waitFor();
    },
    write: async (page, words) => {
      await page.getByLabel(/^Who you are/).fill(words);
      await page.getByRole('button', { name: 'Save my profile' }).click();
    },
  },
};
