import { redeemLink, updateMe, verifyEmail } from '@kbf/contracts';
import type { Browser } from './browser.ts';
import { messageTo } from './setup.ts';
import type { Auth } from './setup.ts';

/** A member enters a new address and proves it with the mail. */
export async function enterEmail(auth: Auth, browser: Browser, email: string): Promise<void> {
  await browser.call(updateMe, { email });
  const { token } = await messageTo(auth, email);
  const answer = await browser.call(verifyEmail, { token });
  if (answer.status !== 200) throw new Error(`the mail's link answered ${answer.status}`);
}

/** A member enters a new number and proves it with the text. @returns the number */
export async function enterPhone(auth: Auth, browser: Browser, phone: string): Promise<string> {
  await browser.call(updateMe, { phone });
  const { token } = await messageTo(auth, phone);
  const answer = await browser.call(redeemLink, { token });
  if (answer.status !== 200) throw new Error(`the text's link answered ${answer.status}`);
  return phone;
}

/** Makes the logins of a person old. */
export const letProofGrowOld = (auth: Auth, personId: string) =>
  auth.deps.database.pool.query(
    `UPDATE login_session SET proven_at = proven_at - interval '16 minutes' WHERE person_id = $1`,
    [personId],
  );
