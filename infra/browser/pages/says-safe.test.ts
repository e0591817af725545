import type { DeskItem } from '@kbf/contracts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectAccessibleInBothThemes } from '../look-over.ts';
import {
  expectHelp,
  morePlacesOfVisitors,
  outright,
  placesOfMembers,
  placesToWrite,
  sizes,
} from '../places-to-write.ts';
import { call } from '../write-by-call.ts';

const calm = { reducedMotion: 'reduce' } as const;
const safe = (page: Page) => page.getByRole('button', { name: /^I am safe\. This is about/ });

/** What comes in place of the help, where the page says it in words of its own. */
const usual: Record<string, RegExp> = {
  prayer: /amen/i,
  comment: /will read your comment before it appears/,
  'request to join': /^Welcome to Kingdom Builders/,
};

for (const [place, { come, write }] of Object.entries({
  ...placesToWrite,
  ...morePlacesOfVisitors,
}))
  test(`When the author of a ${place} says that nobody is in danger, then all goes on as usual`, async ({
    visit,
  }) => {
    const { page } = await visit({ viewport: sizes.phone, ...calm });
    await come(page);
    await write(page, outright);
    await expectHelp(page);
    await safe(page).click();
    await expect(page.getByRole('region', { name: /Please talk with someone/ })).toHaveCount(0);
    if (usual[place]) await expect(page.getByText(usual[place]).first()).toBeVisible();
  });

for (const [place, { come, write }] of Object.entries(placesOfMembers))
  test(`When the member who wrote a ${place} says so, then the form is back`, async ({
    member,
  }) => {
    const { page } = member;
    await page.setViewportSize(sizes.phone);
    await come(page);
    await write(page, `${outright} Safe, in a ${place}.`);
    await expectHelp(page);
    await safe(page).click();
    await expect(page.getByRole('region', { name: /Please talk with someone/ })).toHaveCount(0);
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

test('When a testimony sounds like danger, then an admin publishes it, and it is in the feed', async ({
  visit,
  admin,
}) => {
  const told = 'Two years clean today. I was going to kill myself, and God pulled me out.';
  const testimony = `${told} ${Date.now()}`;
  const { page } = await visit({ viewport: sizes.phone, ...calm });
  const { come, write } = placesToWrite['prayer']!;
  await come(page);
  await write(page, testimony);
  await expectHelp(page);
  const heard = page.waitForResponse('**/api/care/safe');
  await safe(page).click();
  expect((await heard).status()).toBe(204);
  await expect(page.getByText(/amen/i).first()).toBeVisible();
  await expect(
    page.getByText(/read it before it appears|take a look|waiting/).first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);

  const desk = admin.page;
  await desk.goto('/admin/care');
  // Other tests fill the first page of this desk.
  const waiting = () => call<DeskItem[]>(desk, 'GET', '/api/care-desk?limit=100');
  const isIt = ({ text }: DeskItem) => text?.text === testimony;
  await expect.poll(async () => (await waiting()).some(isIt)).toBe(true);
  const isSafe = ({ danger }: DeskItem) =>
    danger?.saysSafe === true && danger.firstWords?.startsWith('Two years clean') === true;
  await expect.poll(async () => (await waiting()).filter(isSafe).length).toBe(2);
  const { kind, id } = (await waiting()).find(isIt)!;
  await desk.goto(`/admin/care/${kind}-${id}`);
  await desk.getByRole('button', { name: 'Publish' }).click();
  await expect(desk.getByText('Done. Others can see it now.')).toBeVisible();

  const { page: reader } = await visit(calm);
  await reader.goto('/prayer-feed');
  await expect(reader.getByText(testimony)).toBeVisible();
});

test('When a member asks for prayer in Spanish, then it is in the feed at once', async ({
  member,
  visit,
}) => {
  const words = `Por favor oren por la panadería de mi hermano, que abre el sábado. ${Date.now()}`;
  const { page } = member;
  const { come, write } = placesToWrite['prayer']!;
  await come(page);
  await write(page, words);
  await expect(page.getByText('Prayer Shared').first()).toBeVisible();

  const { page: reader } = await visit(calm);
  await reader.goto('/prayer-feed');
  await expect(reader.getByText(words)).toBeVisible();
});
