import type { Care, createPrayer as call, HeldFor, Prayer, PrayerAudience } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { approvalRequired, conflict } from '@kbf/service-kit';
import type { z } from 'zod';
import { trustOf } from '../checks/trust-of.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { encodePhoto } from '../photos/encode-photo.ts';
import { measuredPhoto } from '../photos/store-photo.ts';
import { checkPhotoOfCircle, findOwnCircle, judgeForCircle } from './prayer-of-circle.ts';
import { findEarlierPrayer } from './find-earlier.ts';
import { findPrayerInside } from './get-prayer.ts';
import { addPrayer } from './insert-prayer.ts';
import { judgePrayer } from './judge-prayer.ts';
import { heldForOf } from './present-own-prayer.ts';
import { createHash } from 'node:crypto';
import { heldReasons, prayerAudience } from '@kbf/contracts';
import type { Judgement } from '../checks/judge-text.ts';
import { takePublicPlace } from '../limits/public-places-sql.ts';

/**
 * Hash of everything that a person posted under one request id: the same id with other content is an error, not a
 * retry.
 */
function contentHash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

type Posted = z.output<typeof call.body>;
export type Created = { id: string; care?: Care | undefined } & (
  { posted: PrayerAudience; prayer: Prayer } | { posted: 'held'; heldFor: HeldFor }
);

/** Shares a posted prayer, or saves it for its author alone. @throws 403, 409, 410, 429 */
export async function createPrayer(
  deps: Deps,
  { identity, sender, care }: { identity: Identity; sender: Sender; care: Care | undefined },
  posted: Posted,
): Promise<Created> {
  const { database, feed } = deps;
  const tags = posted.tags ?? [];
  const { userRequest, anonymous, requestId, photoUrl, isPublic } = posted;
  const audience = posted.audience ?? (isPublic ? 'public' : 'private');
  const isForMembers = audience === 'members' || audience === 'circle';
  if (isForMembers && !identity.isApproved) throw approvalRequired();
  const circleId = audience === 'circle' ? await findOwnCircle(database, identity, posted) : null;
  const response = posted.aiPrayerResponse ?? null;
  const sharedWith = isForMembers ? (circleId ?? audience) : audience === 'public';
  const hash = contentHash([userRequest, response, anonymous, tags, photoUrl ?? null, sharedWith]);
  const asked = { requestId, userRequest, response, anonymous, hash };
  const findEarlier = () => findEarlierPrayer(database.prisma, identity, asked);

  const told = async (id: string): Promise<Created> => {
    // Also for a repeated request: the process that created the prayer may have died before it told the feed.
    await feed.changed();
    const row = await database.prisma.prayer.findUnique({ where: { id } });
    const { data: state } = prayerAudience.safeParse(row?.state);
    const prayer = await findPrayerInside(database, id, identity);
    if (state && prayer) return { id, posted: state, prayer };
    return { id, posted: 'held', heldFor: heldForOf(row?.heldReasons ?? []) };
  };

  const earlier = await findEarlier();
  if (earlier) return told(earlier);

  await takeAllowance(deps, 'prayers', sender);
  const [judgement, photo] = await Promise.all([
    circleId
      ? judgeForCircle(deps, { ...posted, tags }, care)
      : trustOf(database.prisma, identity).then((trust) =>
          judgePrayer(deps, { ...posted, tags }, care, trust),
        ),
    photoUrl
      ? encodePhoto(deps.ai, photoUrl).then((encoded) =>
          measuredPhoto(encoded, deps.config.PHOTOS_UNCHECKED),
        )
      : undefined,
  ]);
  if (circleId) checkPhotoOfCircle(photo);
  const decided = circleId
    ? { state: audience, heldReasons: [] }
    : await decideState(deps, sender, { audience, judgement });
  const id = await addPrayer(database, {
    ...decided,
    audience,
    circleId,
    author: sender.author,
    anonymous,
    request: userRequest,
    response,
    responseSource: judgement.responseSource,
    passages: judgement.passages,
    tags,
    requestId: requestId ?? null,
    contentHash: hash,
    photo,
  });
  if (id) return { ...(await told(id)), care: judgement.care };
  // A parallel request with the same id won the race. Return its prayer.
  const faster = await findEarlier();
  if (!faster) throw conflict('This prayer was already sent with different content.');
  return told(faster);
}

/** Decides the state of a prayer for an audience. A private prayer is never held, because only its author sees it. */
export async function decideState(
  deps: Pick<Deps, 'config' | 'database'>,
  sender: Sender,
  { audience, judgement }: { audience: PrayerAudience; judgement: Judgement },
): Promise<{ state: PrayerAudience | 'held'; heldReasons: string[] }> {
  if (audience === 'private') return { state: 'private', heldReasons: [] };
  const { state, reasons } = judgement;
  if (state === 'held') return { state, heldReasons: reasons };
  if (await takePublicPlace(deps, sender, 'publicPrayers'))
    return { state: audience, heldReasons: reasons };
  return { state: 'held', heldReasons: [heldReasons.manyPrayers] };
}
