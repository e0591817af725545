import type { Tx } from '../database.ts';
import { lockName, shareName } from '../feed/feed-sql.ts';
import type { Author } from './actor.ts';
import { communityMember, publicName } from './public-name.ts';

/**
 * The name to show for an author. The name stays as it is until the transaction ends: a rename waits, and then finds
 * what was written under the old name.
 */
export async function nameAuthor(tx: Tx, author: Author, anonymous: boolean): Promise<string> {
  if (!author.userId || anonymous) return communityMember;
  await tx.$executeRawUnsafe(shareName, author.userId);
  const known = await tx.personName.findUnique({ where: { personId: author.userId } });
  return publicName(known?.fullName);
}

/** Keeps everybody from writing under this person's name until the transaction ends. */
export async function lockPersonName(tx: Tx, personId: string): Promise<void> {
  await tx.$executeRawUnsafe(lockName, personId);
}
