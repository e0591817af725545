import { shareLockPerson } from '@kbf/data-kit';
import { loginRequired } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import type { Author } from './actor.ts';
import { communityMember, shownName } from './public-name.ts';

/**
 * Call it before writing in the name of an author: a rename or an erasure of this person waits until the transaction
 * ends.
 * @throws 401 when the person was erased or is leaving but the login was still accepted
 */
export async function lockAuthor(tx: Tx, { userId }: Author): Promise<void> {
  if (!userId) return;
  const { isErased } = await shareLockPerson(tx, userId);
  const leaves = { personId: userId, leaving: true };
  if (isErased || (await tx.personName.count({ where: leaves })) > 0) throw loginRequired();
}

/**
 * Like `lockAuthor`, and returns the author's public name. The name stays the same until the transaction ends: a rename
 * waits, and then updates what was written under the old name.
 * @throws 401 when the person was erased
 */
export async function lockName(tx: Tx, author: Author, anonymous: boolean): Promise<string> {
  await lockAuthor(tx, author);
  if (!author.userId || anonymous) return communityMember;
  const known = await tx.personName.findUnique({ where: { personId: author.userId } });
  return shownName(known);
}
