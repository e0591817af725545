import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { refuseProvenByOthers } from '../people/contact-data.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { notLoggedInHere } from '../refusals.ts';
import type { EarlierLogin } from '../sessions/earlier-login.ts';
import { changeContact } from './change-contact.ts';

/**
 * Changes the number of a logged-in person after they redeem the text. Another holder of the phone cannot use the text:
 * if a person enters a stranger's number by mistake, the stranger must not get into the account and the account must
 * not get the number.
 * @param by the login of that person in this browser, if there is one
 * @returns undefined when the person is no longer active
 * @throws 403 when another person or no person is logged in, 409 when another member has proven the number
 */
export async function confirmPhone(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  { personId, newPhone }: { personId: string; newPhone: string },
  by: EarlierLogin | undefined,
): Promise<Person | undefined> {
  if (!by) throw notLoggedInHere();
  const person = await lockPersonRow(tx, personId, { phone: newPhone });
  if (!isActive(person)) return undefined;
  await refuseProvenByOthers(tx, { phone: newPhone }, personId);
  return changeContact(tx, deps, person, { what: 'phone', value: newPhone }, by);
}
