import { shareLockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { Tx } from '../database.ts';

/**
 * Call it in the transaction that writes something of a person's. Does nothing for visitors.
 * @throws {AppError} 401 when the person was erased: their last login may outlive them by a minute
 */
export async function refuseErased(tx: Tx, personId: string | undefined): Promise<void> {
  if (personId && (await shareLockPerson(tx, personId)).isErased) throw loginRequired();
}
