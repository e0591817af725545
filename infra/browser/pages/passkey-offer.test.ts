import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { loaded, settled } from '../look-over.ts';
import { sizes } from '../places-to-write.ts';

for (const [path, partOf] of [
  ['/prayer', (page: Page) => page.getByRole('button', { name: 'Pray with me' })],
  ['/dashboard', (page: Page) => page.locator('main').getByRole('link')],
  ['/', (page: Page) => page.locator('main').getByRole('link')],
  ['/contribute?form=donation', (page: Page) => page.getByLabel('Amount')],
] as const)
  test(`When a passkey is offered on a phone at ${path}, then what one came for is in the first screen`, async ({
    member,
  }) => {
    const { page, context } = member;
    await page.setViewportSize(sizes.phone);
    // As in the tab in which a member has just used the link of a text.
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http'))
        sessionStorage.setItem('passkey-after-login', 'yes');
    });
    await page.goto(path);
    await loaded(page);
    const offer = page.getByRole('complementary', { name: 'Log in without a text message' });
    await expect(offer).toBeVisible();
    await settled(page);
    const first = (await partOf(page).first().boundingBox())!;
    expect.soft(first.y + first.height).toBeLessThanOrEqual(sizes.phone.height);
    expect.soft((await offer.boundingBox())!.height).toBeLessThanOrEqual(64);
  });
