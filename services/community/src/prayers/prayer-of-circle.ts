import type { Care } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { invalid, notFound } from '@kbf/service-kit';
import { judgeAmongFew } from '../checks/judge-for.ts';
import type { Deps } from '../deps.ts';
import type { NewPhoto } from '../photos/store-photo.ts';
import { proofOfResponse, sourceOf } from './judge-prayer.ts';
import type { Judged, PostedWords } from './judge-prayer.ts';

/** The circle of a new prayer. @throws 400 without one, 404 for everyone outside */
export async function findOwnCircle(
  { prisma }: Deps['database'],
  { userId }: Identity,
  { circleId }: { circleId?: string | undefined },
): Promise<string> {
  if (!circleId)
    throw invalid('Please choose a circle.', [{ path: 'body.circleId', message: 'is missing' }]);
  const personId = userId ?? null;
  if (!personId || (await prisma.circleMember.count({ where: { circleId, personId } })) === 0)
    throw notFound();
  return circleId;
}

/** Judges a new prayer of a circle. @throws 400 */
export async function judgeForCircle(
  deps: Pick<Deps, 'ai' | 'verifyReply'>,
  posted: PostedWords & { tags: string[] },
  care: Care | undefined,
): Promise<Judged> {
  const { userRequest, aiPrayerResponse: response, tags } = posted;
  const proof = proofOfResponse(deps, posted);
  const texts = [userRequest, ...(proof || !response ? [] : [response]), ...tags];
  const judged = judgeAmongFew({ texts, care, path: 'body.userRequest' });
  const passages = proof && response ? await deps.ai.versesIn(response).catch(() => []) : [];
  return { ...judged, responseSource: sourceOf(response, proof), passages };
}

/** No admin looks at the photos of a circle, so one that would have to wait is refused. @throws 400 */
export function checkPhotoOfCircle(photo: NewPhoto | undefined): void {
  if (photo && photo.state !== 'public')
    throw invalid('This photo cannot be shared with a circle.', [
      { path: 'body.photoUrl', message: 'is not accepted' },
    ]);
}
