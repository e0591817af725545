import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openPerson } from './log-in.ts';
import { sizes } from './places-to-write.ts';
import { settled } from './settled.ts';
import type { Visitor } from './visitor.ts';

const [, , { phone }] = demoPeople;

let member: Visitor;
beforeAll(async () => {
  member = await openPerson(phone, { reducedMotion: 'reduce' });
  await member.page.setViewportSize(sizes.phone);
  // As in the tab in which a member has just used the link of a text.
  await member.context.addInitScript(
    `if (location.protocol.startsWith('http')) sessionStorage.setItem('passkey-after-login', 'yes')`,
  );
});
afterAll(() => member?.context.close());

test.each([
  ['/prayer', (page: Page) => page.getByRole('button', { name: 'Pray with me' })],
  ['/dashboard', (page: Page) => page.locator('main').getByRole('link')],
  ['/', (page: Page) => page.locator('main').getByRole('link')],
  ['/contribute?form=donation', (page: Page) => page.getByLabel('Amount')],
])(
  'When a passkey is offered on a phone at %s, then what one came for is in the first screen',
  async (path, partOf) => {
    const { page } = member;
    await page.goto(path, { waitUntil: 'networkidle' });
    const offer = page.getByRole('complementary', { name: 'Log in without a text message' });
    await offer.waitFor();
    await settled(page);
    const first = (await partOf(page).first().boundingBox())!;
    expect.soft(first.y + first.height).toBeLessThanOrEqual(sizes.phone.height);
    expect.soft((await offer.boundingBox())!.height).toBeLessThanOrEqual(64);
  },
);
