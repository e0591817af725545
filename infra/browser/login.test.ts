import { afterEach, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { tooMuchShift, watchShifts } from './layout-shift.ts';
import { logInElsewhere, nextLinkTo, textsTo } from './log-in.ts';
import { hasFocus, tooWide } from './look-over.ts';
import { messageTo } from './messages.ts';
import { settled } from './settled.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let visitor: Visitor | undefined;
afterEach(() => visitor?.context.close());

async function come(width = 1280): Promise<Visitor> {
  const [browser, { origin }] = await openDemoSite();
  const viewport = { width, height: 800 };
  visitor = await openVisitor(browser, origin, { viewport, reducedMotion: 'reduce' });
  return visitor;
}

test.each([320, 375, 768, 900, 1024, 1150, 1280, 1920])(
  'When the login page is opened on %d px, then its lines hold several words, and hardly anything moves',
  async (width) => {
    const { page, context } = await come(width);
    await watchShifts(context);
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.waitFor();
    await settled(page);
    const lines = await page.evaluate<number>(`(() => {
      const heading = document.querySelector('h1');
      const { lineHeight } = getComputedStyle(heading);
      return Math.round(heading.getBoundingClientRect().height / parseFloat(lineHeight));
    })()`);
    // Six words.
    expect(lines).toBeLessThanOrEqual(3);
    expect(await tooWide(page, [width])).toEqual([]);
    expect(await tooMuchShift(page)).toBeUndefined();
  },
);

test('When the sixth digit of a code is there, then it sends itself, and only the right one lets in', async () => {
  const { page, context } = await come();
  const { phone } = demoPeople[3];
  const texts = await context.newPage();
  const before = await textsTo(texts, phone);
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(phone);
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await nextLinkTo(texts, phone, before);
  const code = await messageTo(texts, phone, /(?<=enter )\d{6}/);
  await page.bringToFront();
  const field = page.getByLabel('Enter the code from the text');
  await expect.poll(() => hasFocus(field)).toBe(true);
  await page.keyboard.type(code === '123456' ? '654321' : '123456');
  await page.getByText('That code is not right.').waitFor();
  await expect.poll(() => hasFocus(field)).toBe(true);
  // The next digit takes the place of the wrong ones.
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});

test('When a mail cannot be sent, then the page speaks of the address, and keeps it', async () => {
  const { page } = await come();
  await page.route('**/api/auth/send-email-link', (route) => route.fulfill({ status: 503 }));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use e-mail instead' }).click();
  const field = page.getByLabel('E-mail address');
  await field.fill('ruth@example.org');
  await page.getByRole('button', { name: 'Send Login Link' }).click();
  await page.getByText('Please check your e-mail address and try again.').waitFor();
  expect(await field.inputValue()).toBe('ruth@example.org');
});

test('When one logs in and out in one tab, then the other tab knows who is here', async () => {
  const { page, context, complaints } = await come();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await logInElsewhere(context, demoPeople[3].phone);
  const logout = page.getByRole('button', { name: 'Logout' });
  await logout.waitFor();
  const other = await context.newPage();
  await other.goto('/prayer-feed');
  await other.getByRole('button', { name: 'Logout' }).waitFor();
  await logout.click();
  await other.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(complaints).toEqual([]);
});

test('When the login has ended meanwhile, then a comment is kept, and one is asked to log in', async () => {
  const { page, context } = await come();
  await logInElsewhere(context, demoPeople[3].phone);
  await page.goto('/prayer-feed');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await context.clearCookies();
  const field = page.getByLabel('Write a comment');
  await field.fill('With you in this.');
  await field.press('Enter');
  await page.getByText('Your login has ended').first().waitFor();
  await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await expect
    .poll(() => page.getByLabel('Write a comment').inputValue())
    .toBe('With you in this.');
});

test('When a member logs out from the menu of a phone, then they are logged out, at the start page', async () => {
  const { page, context } = await come();
  const [, { phone }] = demoPeople;
  await logInElsewhere(context, phone);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/members');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await drawer.waitFor({ state: 'detached' });
  expect((await context.request.get('/api/auth/user')).status()).toBe(401);
});

test('When a visitor chooses Login in the menu of a phone, then it comes without loading the site anew', async () => {
  const { page } = await come(375);
  await page.goto('/about');
  await page.evaluate('window.isSamePage = true');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Login' }).click();
  await page.waitForURL('**/login');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate('window.isSamePage')).toBe(true);
});
