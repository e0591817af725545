import { shareLockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Author } from './actor.ts';
import { communityMember, shownName } from './public-name.ts';

/**
 * To be called before anything is written in the name of an author: a rename and the erasure of this person wait until
 * the transaction ends.
 * @throws 401 when the person was erased while the login was still believed
 */
export async function lockAuthor(tx: Tx, { userId }: Author): Promise<void> {
  if (userId && (await shareLockPerson(tx, userId)).isErased) throw loginRequired();
}

/**
 * `lockAuthor`, and the name to show for the author. It stays as it is until the transaction ends: a rename waits, and
 * then finds what was written under the old name.
 * @throws 401 when the person was erased
 */
export async function lockName(tx: Tx, author: Author, anonymous: boolean): Promise<string> {
  await lockAuthor(tx, author);
  if (!author.userId || anonymous) return communityMember;
  const known = await tx.personName.findUnique({ where: { personId: author.userId } });
  return shownName(known);
}
