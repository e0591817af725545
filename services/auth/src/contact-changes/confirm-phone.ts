import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { refuseProvenByOthers } from '../people/contact-data.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { notLoggedInHere } from '../refusals.ts';
import { changeContact } from './change-contact.ts';

/**
 * Changes a person's number, whose text was redeemed where that person is logged in. Whoever else holds the phone gets
 * nowhere with it: a stranger's number in one's account must not let the stranger in, nor give the account the number.
 * @param by.userId who is logged in
 * @param by.provenAt when that login last proved contact data that was theirs before
 * @returns undefined when the person may not act any more
 * @throws 403 when it is somebody else or nobody, 409 when another member has proven the number
 */
export async function confirmPhone(
  tx: Tx,
  deps: Pick<Deps, 'config' | 'eventKeys'>,
  { personId, newPhone }: { personId: string; newPhone: string },
  by: { userId: string | undefined; provenAt: Date | null },
): Promise<Person | undefined> {
  if (by.userId !== personId) throw notLoggedInHere();
  const person = await lockPersonRow(tx, personId, { phone: newPhone });
  if (!isActive(person)) return undefined;
  await refuseProvenByOthers(tx, { phone: newPhone }, personId);
  return changeContact(tx, deps, person, { what: 'phone', value: newPhone }, by.provenAt);
}
