import { redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import type { Browser } from './browser.ts';
import { messageTo } from './setup.ts';
import type { Auth } from './setup.ts';

/** A member enters a new address and proves it by the mail that comes. */
export async function enterEmail(auth: Auth, browser: Browser, email: string): Promise<void> {
  await browser.call(updateMe, { email });
  const { token } = await messageTo(auth, email);
  const answer = await browser.call(verifyEmail, { token });
  if (answer.status !== 200) throw new Error(`the mail's link answered ${answer.status}`);
}

/** A member enters a new number and proves it by the text that comes. @returns the number */
export async function enterPhone(auth: Auth, browser: Browser, phone: string): Promise<string> {
  await browser.call(updateMe, { phone });
  const { token } = await messageTo(auth, phone);
  const answer = await browser.call(redeemLink, { token });
  if (answer.status !== 200) throw new Error(`the text's link answered ${answer.status}`);
  return phone;
}

/** Their logins are not of just now any more. */
export const letProofGrowOld = (auth: Auth, personId: string) =>
  auth.deps.database.pool.query(
    `UPDATE login_session SET proven_at = proven_at - interval '16 minutes' WHERE person_id = $1`,
    [personId],
  );
