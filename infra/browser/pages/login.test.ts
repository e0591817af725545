import { type Visit, type Visitor, expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { expectSteady, watchShifts } from '../layout-shift.ts';
import { logInElsewhere } from '../log-in.ts';
import { expectFits, settled } from '../look-over.ts';

function come(visit: Visit, width = 1280): Promise<Visitor> {
  return visit({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
}

// On the widths of other tests, all pages are watched.
for (const width of [320, 768, 1024, 1920])
  test(`When the login page is opened on ${width} px, then its heading fits, and hardly anything moves`, async ({
    visit,
  }) => {
    const { page, context } = await come(visit, width);
    await watchShifts(context);
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await settled(page);
    const lines = await heading.evaluate((one) => {
      const { lineHeight } = getComputedStyle(one);
      return Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
    // Six words.
    expect(lines).toBeLessThanOrEqual(3);
    await expectFits(page, [width]);
    await expectSteady(page);
  });

test('When a mail cannot be sent, then the page speaks of the address, and keeps it', async ({
  visit,
}) => {
  const { page } = await come(visit);
  await page.route('**/api/auth/send-email-link', (route) => route.fulfill({ status: 503 }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use email instead' }).click();
  const field = page.getByLabel('Email address');
  await field.fill('ruth@example.org');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await expect(page.getByText('Please check your email address and try again.')).toBeVisible();
  await expect(field).toHaveValue('ruth@example.org');
});

test('When one logs in and out in one tab, then the other tab knows who is here', async ({
  visit,
}) => {
  const { page, context, complaints } = await come(visit);
  await page.goto('/about');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await logInElsewhere(context, demoPeople[3].phone);
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(logout).toBeVisible();
  const other = await context.newPage();
  await other.goto('/prayer-feed');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await logout.click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('When the login has ended meanwhile, then a comment is kept, and one is asked to log in', async ({
  visit,
}) => {
  const { page, context } = await come(visit);
  await logInElsewhere(context, demoPeople[3].phone);
  await page.goto('/prayer-feed');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await context.clearCookies();
  const field = page.getByLabel('Write a comment');
  await field.fill('With you in this.');
  await field.press('Enter');
  await expect(page.getByText('You have been logged out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByLabel('Write a comment')).toHaveValue('With you in this.');
});

test('When a member logs out from the menu of a phone, then they are logged out, at the start page', async ({
  visit,
}) => {
  const { page, context } = await come(visit);
  const [, { phone }] = demoPeople;
  await logInElsewhere(context, phone);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/members');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(drawer).toHaveCount(0);
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
});

test('When a visitor chooses Login in the menu of a phone, then it comes without loading the site anew', async ({
  visit,
}) => {
  const { page } = await come(visit, 375);
  await page.goto('/about');
  // The mark is gone when the browser loads another document.
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'here'));
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'here');
});
