import { redeemLink, sendEmailLink, sendMagicLink } from '@kbf/contracts';
import { identityOf, openBrowser } from './browser.ts';
import type { Browser } from './browser.ts';
import type { NewPerson } from '../src/people/create-person.ts';
import { addMember, messageTo } from './setup.ts';
import type { Auth, SentMessage } from './setup.ts';

/** Requests a text and reads it. */
export async function askForText(
  auth: Auth,
  browser: Browser,
  phone: string,
): Promise<SentMessage> {
  await browser.call(sendMagicLink, { phoneNumber: phone });
  return messageTo(auth, phone);
}

/** A browser in which a person has logged in by text. */
export async function logIn(
  auth: Auth,
  phone: string,
  options: Parameters<typeof openBrowser>[1] = {},
): Promise<Browser> {
  const browser = openBrowser(auth, options);
  const { token } = await askForText(auth, browser, phone);
  const answer = await browser.call(redeemLink, { token });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return browser;
}

/** A browser in which a person has logged in by mail. */
export async function logInByMail(auth: Auth, email: string): Promise<Browser> {
  const browser = openBrowser(auth);
  await browser.call(sendEmailLink, { email });
  const { token } = await messageTo(auth, email);
  const answer = await browser.call(redeemLink, { token });
  if (answer.status !== 200) throw new Error(`login answered ${answer.status}`);
  return browser;
}

/** A new member, logged in. */
export async function memberIn(auth: Auth, input: Partial<NewPerson> = {}) {
  const member = await addMember(auth, input);
  return { ...member, browser: await logIn(auth, member.phone) };
}

/** The identity of a new admin who is logged in, as the gateway signs it. */
export async function adminIn(auth: Auth) {
  const { browser } = await memberIn(auth, { role: 'admin' });
  return (await identityOf(auth, browser.secret()))!;
}
