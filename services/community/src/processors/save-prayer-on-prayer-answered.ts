import { heldReasons, isFreeForTrust } from '@kbf/contracts';
import type { BatchProcessorOf, EventPayload } from '@kbf/events';
import pLimit from 'p-limit';
import { trustOf } from '../checks/trust-of.ts';
import type { Deps } from '../deps.ts';
import { takePublicPlaces } from '../limits/public-places-sql.ts';
import type { Author } from '../people/actor.ts';
import { approvedPeople } from '../people/approved-people-sql.ts';
import { lockNamesSql } from '../people/lock-name-sql.ts';
import { measuredPhoto, storePhoto } from '../photos/store-photo.ts';
import { lockCounts } from '../prayers/counts-sql.ts';
import { insertPrayerRows } from '../prayers/insert-prayer-sql.ts';
import type { PrayerToInsert } from '../prayers/insert-prayer-sql.ts';

type Answered = EventPayload<'prayer.answered'>;

/** Each photo is fetched and measured in memory. */
const photosAtOnce = 2;

/**
 * Shares prayers that the assistant has answered, and holds those above the limit of public prayers. Each is
 * saved once, even if the event repeats or the author posts it under the same request id. The photo follows after the
 * commit, so that no transaction waits for another service.
 */
export function savePrayerOnPrayerAnswered(
  deps: Pick<Deps, 'config' | 'database' | 'feed' | 'ai' | 'logger'>,
): BatchProcessorOf<'prayer.answered'> {
  const inTurn = pLimit(photosAtOnce);
  return {
    name: 'save-prayer-on-prayer-answered',
    event: 'prayer.answered',
    handleBatch: async ({ sql }, items) => {
      const sent = items.map(({ payload }) => ({ ...payload, author: authorOf(payload) }));
      const approved = await approvedPeople(
        sql,
        sent.flatMap(({ author }) => author.userId ?? []),
      );
      const answers = await Promise.all(
        sent.map((one) =>
          freedByTrust(deps.database, {
            ...one,
            isApproved: one.author.userId !== null && approved.has(one.author.userId),
          }),
        ),
      );
      const nameOf = await lockNamesSql(
        sql,
        answers.map(({ author }) => author),
      );
      const named = answers.flatMap((answered) => {
        const author = nameOf(answered.author, answered.anonymous);
        return author ? [{ ...answered, ...author }] : [];
      });
      const fit = named.filter(
        ({ verdict, isLeaving }) => verdict.state === 'public' && !isLeaving,
      );
      const places = await takePublicPlaces({ sql, config: deps.config }, fit);
      const aboveLimit = new Set(fit.filter((_, at) => !places[at]));
      const prayers = named.map((one) =>
        toPrayer(aboveLimit.has(one) ? { ...one, verdict: tooManyPrayers } : one),
      );
      if (prayers.length > 0) await insertPrayerRows(sql, prayers, true);
    },
    afterCommit: async (_event, { requestId, hasPhoto, verdict }) => {
      await deps.feed.changed();
      if (!hasPhoto) return;
      const photoVerdict = verdict.reasons.includes(heldReasons.photoUnchecked)
        ? undefined
        : verdict.state;
      const shown = await inTurn(() => addPhoto(deps, requestId, photoVerdict));
      if (shown) await deps.feed.changed();
    },
  };
}

const authorOf = ({ author: { userId, visitorId } }: Answered): Author => ({
  userId: userId ?? null,
  visitorId: userId ? null : (visitorId ?? null),
});

/** The assistant does not know its readers: what it held for a language or a low score may be public by their trust. */
async function freedByTrust<
  One extends { author: Author; isApproved: boolean; verdict: Answered['verdict'] },
>({ prisma }: Deps['database'], answered: One): Promise<One> {
  const { author, isApproved, verdict } = answered;
  const { reasons } = verdict;
  if (!isFreeForTrust(reasons, { isApproved: true, isTrusted: true })) return answered;
  const { userId, visitorId } = author;
  const trust = await trustOf(prisma, {
    isApproved,
    ...(userId ? { userId } : {}),
    ...(visitorId ? { visitorId } : {}),
  });
  if (!isFreeForTrust(reasons, trust)) return answered;
  return { ...answered, verdict: { state: 'public', reasons: [] } };
}

/** Prayers above the limit are stored, and an admin decides. */
const tooManyPrayers: Answered['verdict'] = { state: 'held', reasons: [heldReasons.manyPrayers] };

function toPrayer(
  answered: Omit<Answered, 'author'> & { author: Author; authorName: string; isLeaving: boolean },
): PrayerToInsert {
  const { verdict, author, authorName, isLeaving, anonymous, request, response } = answered;
  const audience = isLeaving ? 'private' : answered.audience;
  const isHeld = verdict.state === 'held' && audience !== 'private';
  return {
    id: answered.prayerId,
    author,
    authorName,
    anonymous,
    request,
    response,
    responseSource: answered.responseSource,
    passages: answered.passages,
    tags: [],
    // It came late: nobody sees it but its author, if they stay.
    audience,
    state: isHeld ? 'held' : audience,
    heldReasons: verdict.reasons,
    requestId: answered.requestId,
    contentHash: null,
  };
}

/** @returns whether the photo is shown now */
async function addPhoto(
  { config, database, ai, logger }: Pick<Deps, 'config' | 'database' | 'ai' | 'logger'>,
  requestId: string,
  verdict: 'public' | 'held' | undefined,
): Promise<boolean> {
  const needsPhoto = { requestId, state: { not: 'deleted' }, photos: { none: {} } };
  // A prayer that its author posted, with or without a photo, stays as posted.
  const saved = await database.prisma.prayer.findFirst({
    where: { ...needsPhoto, contentHash: null },
    select: { id: true },
  });
  if (!saved) return false;
  const bytes = await ai.photoOf(requestId);
  if (!bytes) {
    logger.warn({ prayerId: saved.id }, 'photo of a prayer is no longer stored');
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
