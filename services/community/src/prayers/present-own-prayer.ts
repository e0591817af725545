import {
  getPrayerPhoto,
  heldReasons,
  hrefOf,
  ownPrayer,
  quotedPassage,
  responseSources,
} from '@kbf/contracts';
import type { HeldFor, OwnPrayer } from '@kbf/contracts';
import type { Identity } from '@kbf/process-kit';
import { z } from 'zod';
import { ownKeys } from '../people/actor.ts';
import { audienceOf } from '../audience/audience.ts';
import type { OwnRow } from './list-own-prayers.ts';
import type { StoredComment } from './prayer-sql.ts';
import { withViewerFields, presentPrayer } from './present-prayer.ts';

const storedComments = z.array(
  z.object({
    id: z.uuid(),
    userName: z.string(),
    comment: z.string(),
    createdAt: z.string(),
    editedAt: z.string().nullish(),
    author: z.string().nullable(),
  }),
) satisfies z.ZodType<StoredComment[]>;

const storedSource = z.enum(responseSources).nullable();

const sizeOf = ({ width, height }: OwnRow['photos'][number]) =>
  width !== null && height !== null ? { width, height } : null;

/** Why a prayer waits, as its author is told. The author is not told what our checks found. */
export const heldForOf = (reasons: readonly string[]): HeldFor =>
  reasons.includes(heldReasons.manyPrayers) ? 'limit' : 'review';

/** A prayer for its author: with its waiting parts, and with its photo even while others do not see it. */
export function presentOwnPrayer(row: OwnRow, identity: Identity): OwnPrayer {
  const item = presentPrayer({
    id: row.id,
    state: row.state,
    audience: row.audience,
    circle_id: row.circleId,
    author_user_id: row.authorUserId,
    author_visitor_id: row.authorVisitorId,
    author_name: row.authorName,
    request: row.request,
    response: row.response,
    response_source: storedSource.parse(row.responseSource),
    passages: z.array(quotedPassage).parse(row.passages),
    tags: row.tags,
    photo_id: row.photoId,
    photo_size: null,
    created_at: row.createdAt,
    edited_at: row.editedAt,
    answered_at: row.answeredAt,
    thanks: row.thanks,
    like_count: row.stat?.likeCount ?? 0,
    comment_count: row.stat?.commentCount ?? 0,
    first_comments: storedComments.parse(row.stat?.firstComments ?? []),
  });
  const photo = row.photos.find(({ id }) => id === row.photoId) ?? row.photos[0];
  return {
    ...withViewerFields(item, row.likes.length > 0, ownKeys(identity)),
    photoUrl: photo ? hrefOf(getPrayerPhoto, { photoId: photo.id }) : null,
    photoSize: photo ? sizeOf(photo) : null,
    state: ownPrayer.shape.state.parse(row.state),
    audience: audienceOf(row),
    heldFor: row.state === 'held' ? heldForOf(row.heldReasons) : null,
    photoHeld: row.photos.some(({ state }) => state === 'held'),
    heldThanks: row.heldThanks,
    prayedCount: row.prayedMuted ? null : row._count.prayedFor,
  };
}
