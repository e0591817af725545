import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { demoPeople } from '../../attacks/demo-people.ts';
import { nextLoginText } from '../log-in.ts';
import { askForLink, logOut } from '../story.ts';

const [, , { phone }] = demoPeople;

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

test('When a member sets up the offered passkey, then it logs in, until it is removed at /account', async ({
  visit,
  site,
}) => {
  const { page, complaints } = await visit();
  const device = await addAuthenticator(page);
  // This device says yes at once, so it would choose in the field before anybody presses the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  const nextText = await nextLoginText(page, phone);
  await askForLink(page, phone);
  await page.getByLabel('Enter the code from the text').fill((await nextText()).code);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByText('Skip the text message next time')).toBeVisible();
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByText('Your passkey is set up.')).toBeVisible();
  expect(await device.credentials()).toHaveLength(1);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto('/account?tab=login');
  await expect(page.getByText(/last used just now/i)).toBeVisible();
  await page.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  // A passkey of today is no proof: a thief may have added it.
  const nextProof = await nextLoginText(page, phone);
  await page.getByRole('button', { name: /^Text a code to/ }).click();
  await page.getByLabel('Code from the text').fill((await nextProof()).code);
  await expect(page.getByText('Passkey removed.')).toBeVisible();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(1);
  // The question for the proof, as an answer and in the console.
  expect(complaints).toEqual(Array(2).fill(expect.stringMatching(/409.*\/api\/auth\/passkeys\//)));

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with your passkey' }).click();
  await expect(page.getByText('This passkey does not work here.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Login Link' })).toBeVisible();

  // The same site at its address in numbers is another origin: the browser has no passkey for it.
  await page.goto(site.origin.replace('localhost', '127.0.0.1'));
  const answer = await page.evaluate(() =>
    navigator.credentials
      .get({ publicKey: { challenge: new Uint8Array(32), rpId: 'localhost' } })
      .then(
        () => 'a passkey',
        (error: DOMException) => error.name,
      ),
  );
  expect(answer).toBe('SecurityError');
});
