import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import { wereSent } from '../checks/sent-hash.ts';
import type { Tx } from '../database.ts';
import type { PrayerComment } from '../generated/prisma/client.ts';
import { isSameSender } from '../people/author-policy.ts';

/**
 * The comment that was written earlier under this request id.
 * @throws 409 for another author or another text
 */
export async function findEarlierComment(
  { prayerComment }: Pick<Tx, 'prayerComment'>,
  identity: Identity,
  prayerId: string,
  { requestId, comment }: { requestId?: string | undefined; comment: string },
): Promise<PrayerComment | null> {
  if (!requestId) return null;
  const earlier = await prayerComment.findUnique({ where: { requestId } });
  if (!earlier) return null;
  const { sentHash, comment: words } = earlier;
  const isSame = earlier.prayerId === prayerId && wereSent({ sentHash, words }, comment);
  if (!isSame || !isSameSender(identity, earlier))
    throw conflict('This comment was already sent with different content.');
  return earlier;
}
