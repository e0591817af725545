import type { Care, createPrayer as call, HeldFor, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import type { z } from 'zod';
import { trustOf } from '../checks/trust-of.ts';
import type { Deps } from '../deps.ts';
import { takeAllowance } from '../limits/take-allowance.ts';
import type { Sender } from '../limits/take-allowance.ts';
import { encodePhoto } from '../photos/encode-photo.ts';
import { measuredPhoto } from '../photos/store-photo.ts';
import { findEarlierPrayer } from './find-earlier.ts';
import { findPrayerInside, findPublicPrayer } from './get-prayer.ts';
import { addPrayer } from './insert-prayer.ts';
import { judgePrayer } from './judge-prayer.ts';
import { heldForOf } from './present-own-prayer.ts';
import { createHash } from 'node:crypto';
import { heldReasons } from '@kbf/contracts';
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
  { posted: 'public' | 'private'; prayer: Prayer } | { posted: 'held'; heldFor: HeldFor }
);

/** Shares a posted prayer, or saves it for its author alone. @throws 409, 410, 429 */
export async function createPrayer(
  deps: Deps,
  { identity, sender, care }: { identity: Identity; sender: Sender; care: Care | undefined },
  posted: Posted,
): Promise<Created> {
  const { database, feed } = deps;
  const { pool } = database;
  const tags = posted.tags ?? [];
  const { userRequest, anonymous, requestId, photoUrl, isPublic } = posted;
  const response = posted.aiPrayerResponse ?? null;
  const hash = contentHash([userRequest, response, anonymous, tags, photoUrl ?? null, isPublic]);
  const asked = { requestId, userRequest, response, anonymous, hash };
  const findEarlier = () => findEarlierPrayer(database.prisma, identity, asked);

  const told = async (id: string, isPrivate: boolean): Promise<Created> => {
    const own = isPrivate ? await findPrayerInside(pool, id, identity) : undefined;
    if (own) return { id, posted: 'private', prayer: own };
    // Also for a repeated request: the process that created the prayer may have died before it told the feed.
    await feed.changed();
    const prayer = await findPublicPrayer(pool, id, identity);
    if (prayer) return { id, posted: 'public', prayer };
    const held = await database.prisma.prayer.findUnique({ where: { id } });
    return { id, posted: 'held', heldFor: heldForOf(held?.heldReasons ?? []) };
  };

  const earlier = await findEarlier();
  if (earlier) return told(earlier.id, earlier.isPrivate);

  await takeAllowance(deps, 'prayers', sender);
  const [judgement, photo] = await Promise.all([
    trustOf(database.prisma, identity).then((trust) =>
      judgePrayer(deps, { ...posted, tags }, care, trust),
    ),
    photoUrl
      ? encodePhoto(deps.ai, photoUrl).then((encoded) =>
          measuredPhoto(encoded, deps.config.PHOTOS_UNCHECKED),
        )
      : undefined,
  ]);
  const decided = await decideState(deps, sender, { isPublic, judgement });
  const id = await addPrayer(database, {
    ...decided,
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
  if (id) return { ...(await told(id, !isPublic)), care: judgement.care };
  // A parallel request with the same id won the race. Return its prayer.
  const faster = await findEarlier();
  if (!faster) throw conflict('This prayer was already sent with different content.');
  return told(faster.id, faster.isPrivate);
}

/** Decides the state of a posted prayer. A private prayer is never held, because only its author sees it. */
async function decideState(
  deps: Pick<Deps, 'config' | 'database'>,
  sender: Sender,
  { isPublic, judgement }: { isPublic: boolean; judgement: Judgement },
): Promise<{ state: 'public' | 'held' | 'private'; heldReasons: string[] }> {
  if (!isPublic) return { state: 'private', heldReasons: [] };
  const { state, reasons } = judgement;
  if (state === 'held' || (await takePublicPlace(deps, sender, 'publicPrayers')))
    return { state, heldReasons: reasons };
  return { state: 'held', heldReasons: [heldReasons.manyPrayers] };
}
