/**
 * Each test goes on from what the last one left: none is tried twice.
 * @module-tag chapters
 */
import { until } from '@kbf/test-kit';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPeople } from '../attacks/demo-people.ts';
import { openDemoSite } from './demo-site.ts';
import { nextLinkTo, textsTo } from './log-in.ts';
import { askForLink } from './story.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const [, , { phone }] = demoPeople;

let member: Visitor;

beforeAll(async () => {
  const [browser, { origin }] = await openDemoSite();
  member = await openVisitor(browser, origin);
});
afterAll(() => member?.context.close());

/** A device with a fingerprint reader that says yes at once. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
};

/** Logs in with the code of the text, in this tab. */
async function logInByCode(page: Page) {
  const messages = await page.context().newPage();
  const before = await textsTo(messages, phone);
  await askForLink(page, phone);
  await nextLinkTo(messages, phone, before);
  const text = await messages.getByRole('listitem').filter({ hasText: phone }).first().innerText();
  await messages.close();
  await page
    .getByLabel(/code/i)
    .first()
    .fill(/enter (\d{6})/.exec(text)?.[1] ?? '');
  // It sends itself.
  await page.getByRole('button', { name: 'Logout' }).waitFor();
}

test('When a member sets up the offered passkey, then it logs in, until it is removed at /account', async () => {
  const { page, complaints } = member;
  const device = await addAuthenticator(page);
  // This device says yes at once, so it would choose in the field before anybody presses the button.
  await page.addInitScript(
    'PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)',
  );
  await logInByCode(page);
  await page.getByText('Next time without a text message').waitFor();
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await page.getByText('Your passkey is set up.').waitFor();
  expect(await device.credentials()).toHaveLength(1);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/account?tab=login');
  await page.getByText(/last used just now/i).waitFor();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('The passkey is removed.').waitFor();
  await page.getByText('You have none yet.').waitFor();
  await until(async () => (await page.evaluate('document.activeElement.tagName')) !== 'BODY');
  expect(complaints).toEqual([]);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await page.getByText('This passkey does not work here.').waitFor();
  await expect
    .poll(() => page.getByRole('button', { name: 'Send Login Link' }).isVisible())
    .toBe(true);
});

test('When a page of another origin asks for the passkey, then the browser has none for it', async () => {
  const { page } = member;
  // The same site at its address in numbers: another origin, for which no passkey can stand.
  const [, { origin }] = await openDemoSite();
  await page.goto(origin.replace('localhost', '127.0.0.1'));
  const answer = await page.evaluate<string>(`
    navigator.credentials
      .get({ publicKey: { challenge: new Uint8Array(32), rpId: 'localhost' } })
      .then(() => 'a passkey', (error) => error.name)`);
  expect(answer).toBe('SecurityError');
});
