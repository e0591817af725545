import { loginRequired } from '@kbf/service-kit';
import type { Tx } from '../database.ts';
import { lockName, shareName } from '../feed/feed-sql.ts';
import type { Author } from './actor.ts';
import { communityMember, publicName } from './public-name.ts';

/**
 * Keeps a rename and the erasure of this person waiting until the transaction ends.
 * @returns false when the person was erased: nothing may be written about them any more
 */
export async function holdPerson(tx: Tx, personId: string): Promise<boolean> {
  await tx.$executeRawUnsafe(shareName, personId);
  return !(await tx.erasedPerson.findUnique({ where: { personId } }));
}

/**
 * To be called before anything is written in the name of an author.
 * @throws 401 when the person was erased while the login was still believed
 */
export async function holdAuthor(tx: Tx, { userId }: Author): Promise<void> {
  if (userId && !(await holdPerson(tx, userId))) throw loginRequired();
}

/**
 * The name to show for an author. The name stays as it is until the transaction ends: a rename waits, and then finds
 * what was written under the old name.
 * @throws 401 when the person was erased
 */
export async function nameAuthor(tx: Tx, author: Author, anonymous: boolean): Promise<string> {
  await holdAuthor(tx, author);
  if (!author.userId || anonymous) return communityMember;
  const known = await tx.personName.findUnique({ where: { personId: author.userId } });
  return publicName(known?.fullName);
}

/** Keeps everybody from writing under this person's name until the transaction ends. */
export async function lockPersonName(tx: Tx, personId: string): Promise<void> {
  await tx.$executeRawUnsafe(lockName, personId);
}
