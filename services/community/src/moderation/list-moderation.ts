import { getPrayerPhoto, getProfilePhoto, hrefOf } from '@kbf/contracts';
import type { moderationItem } from '@kbf/contracts';
import { readPage, timeCursor } from '@kbf/data-kit';
import type { Page, PageQuery } from '@kbf/data-kit';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { countQueue, readQueue } from './queue-sql.ts';
import type { QueueRow } from './queue-sql.ts';

/** Lists the items that wait for an admin, oldest first. */
export function listModeration(
  { database: { sql } }: Pick<Deps, 'database'>,
  query: PageQuery,
): Promise<Page<QueueRow>> {
  return readPage(query, {
    cursor: timeCursor,
    read: (after, take) => readQueue(sql, after, take),
    count: () => countQueue(sql),
    positionOf: ({ id, since }) => ({ id, at: since }),
  });
}

export function presentWaiting(row: QueueRow): z.input<typeof moderationItem> {
  const photoCall = row.kind === 'profile' ? getProfilePhoto : getPrayerPhoto;
  return {
    kind: row.kind,
    id: row.id,
    prayerId: row.prayer_id,
    authorName: row.author_name,
    text: row.text,
    response: row.response,
    photoUrl: row.photo_id ? hrefOf(photoCall, { photoId: row.photo_id }) : null,
    state: row.state,
    reasons: row.reasons,
    reports: row.reports,
    createdAt: row.created_at.toISOString(),
  };
}
