import { getPrayerPhoto, getProfilePhoto, hrefOf } from '@kbf/contracts';
import type { moderationItem } from '@kbf/contracts';
import type pg from 'pg';
import type { z } from 'zod';
import { decodeCursor, encodeCursor } from '../feed/feed-cursor.ts';
import { queuePage, queueTotal } from './queue-sql.ts';
import type { QueueRow } from './queue-sql.ts';

type Item = z.infer<typeof moderationItem>;
export type QueuePage = { items: Item[]; total: number; next: string | undefined };

/** What waits for an admin, oldest first. */
export async function listModeration(
  pool: pg.Pool,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<QueuePage> {
  const after = cursor ? decodeCursor(cursor) : undefined;
  const [page, counted] = await Promise.all([
    pool.query<QueueRow>(queuePage, [limit + 1, after?.at ?? null, after?.id ?? null]),
    pool.query<{ total: number }>(queueTotal),
  ]);
  const shown = page.rows.slice(0, limit);
  const last = page.rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(present),
    total: counted.rows[0]!.total,
    next: last && encodeCursor({ at: last.since, id: last.id }),
  };
}

function present(row: QueueRow): Item {
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
