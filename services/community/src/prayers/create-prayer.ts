import type { createPrayer as call, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import type { z } from 'zod';
import { announceCrisis } from '../checks/announce-crisis.ts';
import type { Parts } from '../parts.ts';
import { authorOf } from '../people/actor.ts';
import { encodePhoto } from '../photos/encode-photo.ts';
import { judgedPhoto } from '../photos/store-photo.ts';
import { contentHash } from './content-hash.ts';
import { findEarlierPrayer } from './find-earlier.ts';
import { findPublicPrayer } from './get-prayer.ts';
import { insertPrayer } from './insert-prayer.ts';
import { judgePrayer } from './judge-prayer.ts';

type Posted = z.output<typeof call.body>;
export type Created = { id: string; prayer: Prayer | undefined };

/** Shares a prayer that a person posted. `prayer` is undefined when it is held. */
export async function createPrayer(
  parts: Parts,
  identity: Identity,
  posted: Posted,
): Promise<Created> {
  const { database, feed } = parts;
  const author = authorOf(identity);
  const tags = posted.tags ?? [];
  const { userRequest, anonymous, requestId, photoUrl } = posted;
  const response = posted.aiPrayerResponse ?? null;
  const hash = contentHash([userRequest, response, anonymous, tags, photoUrl ?? null]);

  const told = async (id: string): Promise<Created> => {
    // For a repeated request too: the process that made the prayer may have died before it told the feed.
    await feed.changed();
    return { id, prayer: await findPublicPrayer(database.pool, id, identity) };
  };
  const findEarlier = () =>
    findEarlierPrayer(database.prisma, identity, {
      requestId,
      userRequest,
      response,
      anonymous,
      hash,
    });

  const earlier = await findEarlier();
  if (earlier) return told(earlier.id);

  const [judgement, photo] = await Promise.all([
    judgePrayer(parts, { ...posted, tags }),
    photoUrl ? encodePhoto(parts.ai, photoUrl) : undefined,
  ]);
  const id = await database.transaction(async (tx) => {
    const id = await insertPrayer(tx, {
      author,
      anonymous,
      request: userRequest,
      response,
      responseSource: judgement.responseSource,
      tags,
      state: judgement.state,
      heldReasons: judgement.reasons,
      requestId: requestId ?? null,
      contentHash: hash,
      photo: photo && judgedPhoto(photo, parts.config.PHOTOS_UNCHECKED),
    });
    if (id && judgement.crisis) await announceCrisis(tx, 'prayer');
    return id;
  });
  if (id && judgement.crisis) parts.relay.nudge();
  // Without an id the same request was faster on another connection: its prayer is the answer.
  return told(id ?? (await findEarlier())!.id);
}
