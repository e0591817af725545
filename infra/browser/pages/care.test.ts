import type { Page } from '@playwright/test';
import type { Stack } from '../../local/stack.ts';
import { expect, test } from '../fixtures.ts';
import { quiet } from '../quiet.ts';
import {
  type Place,
  expectHelp,
  inTurn,
  morePlacesOfVisitors,
  outright,
  placesOfMembers,
  placesToWrite,
  sizeNames,
  sizes,
} from '../places-to-write.ts';

const calm = { reducedMotion: 'reduce' } as const;

/** As a gateway that has not heard what was sent. */
const refuseWrites = (page: Page, status: number) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status, json: { message: 'Not now.', code: 'unavailable' } }),
  );

/** Only code that has come by then can help. */
async function goOffline(page: Page): Promise<void> {
  await quiet(page);
  await page.context().setOffline(true);
}

/** What keeps a person's words from reaching the site. */
const troubles: Record<string, (page: Page, site: Stack) => Promise<unknown>> = {
  'the gateway answers 429': (page) => refuseWrites(page, 429),
  'the gateway answers 503': (page) => refuseWrites(page, 503),
  'the network is off': goOffline,
  'Postgres has stopped': (_page, site) => site.runtime!.stopServer('postgres'),
};

/** The site is as before for the tests that share it. */
async function startPostgres(site: Stack, page: Page): Promise<void> {
  await site.runtime!.startServer('postgres');
  for (const path of ['/api/prayers', '/api/user-profiles', '/api/gathering', '/dev/messages'])
    await expect(async () => {
      expect((await page.request.get(site.origin + path)).status()).toBeLessThan(500);
    }).toPass();
}

for (const [at, trouble] of Object.keys(troubles).entries())
  for (const { name, size } of inTurn(Object.keys(placesToWrite), sizeNames[at % 2]!))
    test(`When danger is in a ${name} on a ${size} and ${trouble}, then help is in the first screen`, async ({
      visit,
      site,
    }) => {
      const { page } = await visit({ viewport: sizes[size], ...calm });
      const { come, write } = placesToWrite[name]!;
      await come(page);
      try {
        await troubles[trouble]!(page, site);
        await write(page, outright);
        await expectHelp(page, { fields: 0 });
      } finally {
        if (trouble.startsWith('Postgres')) await startPostgres(site, page);
      }
    });

/** Help is in the first screen of a desk. With a connection, other tests write the same in each place. */
async function expectHelpOffline(page: Page, { come, write }: Place) {
  await page.setViewportSize(sizes.desk);
  await come(page);
  await goOffline(page);
  await write(page, outright);
  // The page may have other fields: help takes the place of the one that was written in.
  await expectHelp(page);
}

// A goal of the training is sent before one comes to the place where more can be written.
const { 'goal of the training': _goal, ...offline } = morePlacesOfVisitors;

for (const [name, place] of Object.entries(offline))
  test(`When danger is in a ${name} and the network is off, then help is in the first screen`, async ({
    visit,
  }) => expectHelpOffline((await visit(calm)).page, place));

for (const [name, place] of Object.entries(placesOfMembers))
  test(`When danger is in a ${name} and the network is off, then help is in the first screen`, async ({
    member,
  }) => expectHelpOffline(member.page, place));

for (const name of ['prayer', 'request to join'])
  test(`When Postgres is down before the page of a ${name} is opened, then it is there, and danger gets help`, async ({
    visit,
    site,
  }) => {
    const { page } = await visit({ viewport: sizes.phone, ...calm });
    const { come, write } = placesToWrite[name]!;
    try {
      await site.runtime!.stopServer('postgres');
      await come(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet(page);
      await write(page, outright);
      await expectHelp(page, { fields: 0 });
    } finally {
      await startPostgres(site, page);
    }
  });

test('When the page is loaded again before the answer, then help is there again', async ({
  visit,
}) => {
  const { page } = await visit({ viewport: sizes.phone, ...calm });
  const { come, write } = placesToWrite['prayer']!;
  await come(page);
  let passOn = false;
  // The request arrives; its answer does not.
  await page.route('**/api/prayer-chat', async (route) => {
    await route.fetch();
    passOn = true;
  });
  await write(page, outright);
  await expect.poll(() => passOn).toBe(true);
  await page.reload();
  await expectHelp(page, { fields: 0 });
});
