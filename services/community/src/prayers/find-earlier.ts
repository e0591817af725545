import { errorCodes } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { AppError, conflict } from '@kbf/service-kit';
import { wereSent } from '../checks/sent-hash.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { isSameSender } from '../people/author-policy.ts';

/**
 * The id of the prayer that was shared earlier under this request id.
 * @throws 409 for another author or other content, 410 when it was deleted since
 */
export async function findEarlierPrayer(
  prisma: PrismaClient,
  identity: Identity,
  posted: {
    requestId: string | undefined;
    userRequest: string;
    response: string | null;
    anonymous: boolean;
    hash: string;
  },
): Promise<string | undefined> {
  if (!posted.requestId) return undefined;
  const earlier = await prisma.prayer.findUnique({ where: { requestId: posted.requestId } });
  if (!earlier) return undefined;
  if (!isSameSender(identity, earlier))
    throw conflict('This prayer was already sent with different content.');
  if (earlier.state === 'deleted')
    throw new AppError(errorCodes.gone, 410, 'This prayer was deleted.');
  // A prayer shared by the assistant has no hash. It is the same when the request and the name are the same and no
  // other answer is given.
  const isSame = earlier.contentHash
    ? earlier.contentHash === posted.hash
    : wereSent({ sentHash: earlier.sentHash, words: earlier.request }, posted.userRequest) &&
      earlier.anonymous === posted.anonymous &&
      [null, earlier.response?.trim()].includes(posted.response);
  if (!isSame) throw conflict('This prayer was already sent with different content.');
  return earlier.id;
}
