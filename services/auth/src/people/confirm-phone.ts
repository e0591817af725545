import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { notLoggedInHere } from '../refusals.ts';
import { announceContactChange } from './announce-contact-change.ts';
import { refuseProvenByOthers } from './contact-data.ts';
import { lockPersonRow, isActive } from './lock-person.ts';
import { provePhone } from './prove-phone.ts';

/**
 * Sets a person's new number, whose text was redeemed where that person is logged in. Whoever else holds the phone gets
 * nowhere with it: a stranger's number in one's account must not let the stranger in, nor give the account the number.
 * @param actorId who is logged in
 * @returns undefined when the person may not act any more
 * @throws 403 when it is somebody else or nobody, 409 when another member has proven the number
 */
export async function confirmPhone(
  tx: Tx,
  { config, eventKeys }: Pick<Deps, 'config' | 'eventKeys'>,
  { personId, newPhone }: { personId: string; newPhone: string },
  actorId: string | undefined,
): Promise<Person | undefined> {
  if (actorId !== personId) throw notLoggedInHere();
  const person = await lockPersonRow(tx, personId, { phone: newPhone });
  if (!isActive(person)) return undefined;
  await refuseProvenByOthers(tx, { phone: newPhone }, personId);
  await announceContactChange(tx, eventKeys, person, { phone: newPhone });
  return provePhone(tx, config, personId, newPhone);
}
