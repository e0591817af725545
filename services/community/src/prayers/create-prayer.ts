import type { createPrayer as call, Prayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';
import type { z } from 'zod';
import { announceCrisis } from '../checks/announce-crisis.ts';
import type { Deps } from '../deps.ts';
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
  deps: Deps,
  identity: Identity,
  posted: Posted,
): Promise<Created> {
  const { database, feed, relay } = deps;
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
    judgePrayer(deps, { ...posted, tags }),
    photoUrl ? encodePhoto(deps.ai, photoUrl) : undefined,
  ]);
  const id = await database.transaction(async (tx, sql) => {
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
      photo: photo && judgedPhoto(photo, deps.config.PHOTOS_UNCHECKED),
    });
    if (id && judgement.crisis) await announceCrisis(sql, 'prayer');
    return id;
  });
  if (id) {
    relay.nudge();
    return told(id);
  }
  // The same request was faster on another connection: its prayer is the answer.
  const faster = await findEarlier();
  if (!faster) throw conflict('This request was used for another prayer.');
  return told(faster.id);
}
