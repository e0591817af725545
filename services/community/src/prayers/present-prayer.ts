import { getPrayerPhoto, hrefOf } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import type { PrayerRow } from './prayer-sql.ts';
import { audienceOf } from '../audience/audience.ts';
import { actorKey } from '../people/actor.ts';

/** A prayer without personal data, and the authors of it and its comments (internal, to set `mine`). */
export type FeedItem = {
  prayer: Prayer;
  author: string | null;
  commentAuthors: readonly (string | null)[];
};

/** Lists every public field by name: the feed is serialized without a schema that would drop others. */
export function presentPrayer(row: Omit<PrayerRow, 'published_at' | 'liked'>): FeedItem {
  const audience = audienceOf(row);
  return {
    author: actorKey({ userId: row.author_user_id, visitorId: row.author_visitor_id }),
    commentAuthors: row.first_comments.map((comment) => comment.author),
    prayer: {
      id: row.id,
      userName: row.author_name,
      userRequest: row.request,
      aiPrayerResponse: row.response,
      aiGenerated: row.response !== null && row.response_source !== 'author',
      responseSource: row.response === null ? null : row.response_source,
      passages: row.passages,
      photoUrl: row.photo_id ? hrefOf(getPrayerPhoto, { photoId: row.photo_id }) : null,
      photoSize: row.photo_size,
      tags: row.tags,
      // The pages of readers without a cookie stay as they were.
      ...(audience === 'public' ? {} : { audience }),
      ...(audience === 'circle' && row.circle_id ? { circleId: row.circle_id } : {}),
      likeCount: row.like_count,
      commentCount: row.comment_count,
      userLiked: false,
      mine: false,
      createdAt: row.created_at.toISOString(),
      editedAt: row.edited_at?.toISOString() ?? null,
      answeredAt: row.answered_at?.toISOString() ?? null,
      thanks: row.thanks,
      comments: row.first_comments.map(({ id, userName, comment, createdAt, editedAt = null }) => ({
        id,
        userName,
        comment,
        createdAt,
        editedAt,
        mine: false,
      })),
    },
  };
}

/** Adds what depends on the viewer: the viewer's like, and which texts are the viewer's own. */
export function withViewerFields(item: FeedItem, liked: boolean, own: ReadonlySet<string>): Prayer {
  const isOwn = (author: string | null | undefined) => !!author && own.has(author);
  return {
    ...item.prayer,
    userLiked: liked,
    mine: isOwn(item.author),
    comments: item.prayer.comments.map((comment, index) => ({
      ...comment,
      mine: isOwn(item.commentAuthors[index]),
    })),
  };
}
