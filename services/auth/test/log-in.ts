import { redeemLink, sendMagicLink } from '@kbf/contracts';
import { openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import { messageTo } from './setup.ts';
import type { Auth, SentMessage } from './setup.ts';

/** Asks for a text and reads it. */
export async function askForText(
  auth: Auth,
  browser: Browser,
  phone: string,
): Promise<SentMessage> {
  await browser.call(sendMagicLink, { phoneNumber: phone });
  return messageTo(auth, phone);
}

/** A browser that a person logged in with by text. */
export async function logIn(
  auth: Auth,
  phone: string,
  options: Parameters<typeof openBrowser>[1] = {},
): Promise<Browser> {
  const browser = openBrowser(auth.app, options);
  const { token } = await askForText(auth, browser, phone);
  const answer = await browser.call(redeemLink, { token });
  if (answer.statusCode !== 200) throw new Error(`login answered ${answer.statusCode}`);
  return browser;
}
