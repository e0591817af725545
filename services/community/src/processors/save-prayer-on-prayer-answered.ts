import { heldReasons } from '@kbf/contracts';
import type { SqlProcessorOf } from '@kbf/events';
import type { Deps } from '../deps.ts';
import { lockNameSql } from '../people/lock-name-sql.ts';
import { measuredPhoto, storePhoto } from '../photos/store-photo.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { insertPrayerRow } from '../prayers/insert-prayer-sql.ts';

/**
 * Shares a prayer that the assistant has answered, once, however often the event comes and whoever else posted it under
 * the same request id. The photo follows after the commit, so that no transaction waits for another service.
 */
export function savePrayerOnPrayerAnswered(
  deps: Pick<Deps, 'config' | 'database' | 'feed' | 'ai' | 'logger'>,
): SqlProcessorOf<'prayer.answered'> {
  return {
    name: 'save-prayer-on-prayer-answered',
    event: 'prayer.answered',
    handleSql: async ({ sql }, answered) => {
      const { userId, visitorId } = answered.author;
      const author = { userId: userId ?? null, visitorId: userId ? null : (visitorId ?? null) };
      const authorName = await lockNameSql(sql, author, answered.anonymous);
      if (authorName === undefined) return;
      const prayer = {
        id: answered.prayerId,
        author,
        authorName,
        anonymous: answered.anonymous,
        request: answered.request,
        response: answered.response,
        responseSource: answered.responseSource,
        passages: answered.passages,
        state: answered.verdict.state,
        heldReasons: answered.verdict.reasons,
        requestId: answered.requestId,
        contentHash: null,
      } as const;
      await insertPrayerRow(sql, { ...prayer, tags: [] }, true);
    },
    afterCommit: async (_event, { requestId, hasPhoto, verdict }) => {
      await deps.feed.changed();
      if (!hasPhoto) return;
      const photoVerdict = verdict.reasons.includes(heldReasons.photoUnchecked)
        ? undefined
        : verdict.state;
      const shown = await addPhoto(deps, requestId, photoVerdict);
      if (shown) await deps.feed.changed();
    },
  };
}

/** @returns whether the photo is shown now */
async function addPhoto(
  { config, database, ai, logger }: Pick<Deps, 'config' | 'database' | 'ai' | 'logger'>,
  requestId: string,
  verdict: 'public' | 'held' | undefined,
): Promise<boolean> {
  const needsPhoto = { requestId, state: { not: 'deleted' }, photos: { none: {} } };
  // A prayer that its author posted, with a photo or without, stays as posted.
  const saved = await database.prisma.prayer.findFirst({
    where: { ...needsPhoto, contentHash: null },
    select: { id: true },
  });
  if (!saved) return false;
  const bytes = await ai.photoOf(requestId);
  if (!bytes) {
    logger.warn({ prayerId: saved.id }, 'the photo of a prayer is not kept any more');
    return false;
  }
  const photo = await measuredPhoto({ bytes, verdict }, config.PHOTOS_UNCHECKED);
  return database.transaction(async (tx) => {
    await lockCounts(tx, [saved.id]);
    const still = await tx.prayer.findFirst({ where: needsPhoto, select: { id: true } });
    if (still) await storePhoto(tx, saved.id, photo);
    return still !== null && photo.state === 'public';
  });
}
