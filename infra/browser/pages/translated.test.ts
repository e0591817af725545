import type { Page } from '@playwright/test';
import { demoPeople } from '../../attacks/demo-people.ts';
import { type Visitor, expect, test } from '../fixtures.ts';
import { loaded, stillLoading } from '../look-over.ts';
import { translate } from '../translate.ts';
import { visitorRoutes } from '../visitor-routes.ts';

const [, daniel] = demoPeople;
const calm = { reducedMotion: 'reduce' } as const;

const ofVisitors = [
  ...visitorRoutes,
  `/profile/${daniel.id}`,
  '/business/harbor-and-hearth-lodging',
];
const ofMembers = [
  '/',
  '/dashboard',
  '/training',
  '/training/plan',
  '/training/certificate',
  '/needs',
  '/partner',
  '/account',
  '/three-ps',
  '/social-media',
  '/financial-coaching?tab=calculator',
];
const ofAdmins = [
  '/admin',
  '/admin/members',
  '/admin/care',
  '/admin/pages',
  '/admin/pages/founder',
  '/admin/pages/new',
  '/admin/deliveries',
  '/admin/replies',
  '/admin/log',
];

/**
 * Scrolls through the page, because some parts load when they come into view, and waits for all of it. Scrolls again as
 * long as something is missing: right after a step back, the page that is left can still be the one that is scrolled.
 */
async function allLoaded(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(async () => {
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
        scrollTo(0, top);
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
      }
    });
    await expect(page.locator(stillLoading)).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await loaded(page);
}

/** Types into every field, opens every tab, changes the theme, and goes to another page and back. */
async function use({ page }: Visitor): Promise<void> {
  const main = page.locator('main');
  const fields = main.locator(
    'input:is([type=text], :not([type])):visible:enabled, textarea:visible:enabled',
  );
  for (const field of (await fields.all()).slice(0, 6)) {
    await field.fill('12').catch(() => undefined);
    await field.fill('').catch(() => undefined);
  }
  const tabs = main.getByRole('tab');
  for (let index = 0; index < (await tabs.count()); index++)
    if (await tabs.nth(index).isVisible()) await tabs.nth(index).click();
  const buttons = main.locator('button[aria-expanded]:visible, button[aria-pressed]:visible');
  for (const button of (await buttons.all()).slice(0, 3)) {
    await button.click({ timeout: 3_000 }).catch(() => undefined);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Switch to (dark|light) theme$/ }).click();
  // A link to the page itself adds no entry to go back from.
  const here = new URL(page.url()).pathname;
  const elsewhere = page
    .getByRole('banner')
    .locator(`a[href^="/"]:visible:not([href="/"], [href="${here}"], [href*="#"])`);
  await elsewhere.first().click();
  await page.goBack();
  await allLoaded(page);
}

type How = Parameters<typeof translate>[1];

async function survives(person: Visitor, path: string, how: How = 'replace'): Promise<void> {
  await person.page.setViewportSize({ width: 1280, height: 800 });
  await person.page.goto(path);
  await allLoaded(person.page);
  await translate(person.page, how);
  await use(person);
  expect(await person.page.locator('h1').count(), `${path}, ${how}`).toBeGreaterThan(0);
  const thrown = person.complaints.filter((one) =>
    /^thrown|NotFoundError|removeChild|insertBefore/.test(one),
  );
  expect(thrown).toEqual([]);
  await expect(person.page.getByText('This part of the page did not load')).toHaveCount(0);
}

for (const path of ofVisitors)
  test(`When ${path} is translated, then a visitor can use it`, async ({ visit }) =>
    survives(await visit(calm), path));

for (const path of ofMembers)
  test(`When ${path} is translated, then a member can use it`, async ({ member }) =>
    survives(member, path));

for (const path of ofAdmins)
  test(`When ${path} is translated, then an admin can use it`, async ({ admin }) =>
    survives(admin, path));

// What an extension does is milder: React's own nodes stay in the page. So a page of each kind is enough.
for (const path of ['/', '/prayer-feed', '/dashboard', '/needs', '/admin/care'])
  test(`When an extension translates ${path}, then it can be used`, async ({ admin }) =>
    survives(admin, path, 'wrap'));

for (const how of ['replace', 'wrap'] as const)
  test(`When the calculator is translated (${how}), then it shows each new result`, async ({
    member,
  }) => {
    const { page, complaints } = member;
    await page.goto('/financial-coaching?tab=calculator');
    await loaded(page);
    const words = () => page.locator('main').innerText();
    await translate(page, how);
    expect(await words()).toContain('2,528.27');
    const rate = page.getByLabel(/interest rate/i).first();
    await rate.fill('0');
    await expect.poll(words).not.toContain('2,528.27');
    await rate.fill('');
    await rate.fill('4.5');
    expect(complaints.filter((one) => one.startsWith('thrown'))).toEqual([]);
  });

test('When a prayer is translated and liked, then the count of likes follows', async ({
  member,
}) => {
  const { page, complaints } = member;
  await page.goto('/prayer-feed');
  await loaded(page);
  await translate(page, 'replace');
  const like = page.getByRole('button', { name: /^Like/ }).first();
  const before = await like.getAttribute('aria-pressed');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await page
    .getByRole('button', { name: /Next Prayer/ })
    .first()
    .click();
  await expect(page.getByText('Prayer 2 of')).toBeVisible();
  expect(complaints.filter((one) => one.startsWith('thrown'))).toEqual([]);
});
