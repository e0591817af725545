import { createHash } from 'node:crypto';
import { timeCursor } from '@kbf/data-kit';
import type { TimePosition } from '@kbf/data-kit';
import type pg from 'pg';
import type { FeedState } from '../audience/audience.ts';
import { isPersonal, withViewerFields, presentPrayer } from '../prayers/present-prayer.ts';
import type { FeedItem } from '../prayers/present-prayer.ts';
import { readFeed } from './feed-sql.ts';

/** `states`: of the prayers that the reader may see. */
export type PageRequest = {
  states: readonly FeedState[];
  limit: number;
  after: TimePosition | undefined;
};

/** A page of the feed, ready to send to readers without personal data who may see the same. */
export type FeedPage = {
  ids: string[];
  items: { item: FeedItem; json: string }[];
  total: number;
  next: string | undefined;
  body: Buffer;
  etag: string;
  /** `performance.now()` before its query. */
  readAt: number;
};

/** @param actor whose likes to look up in the same query; null for none */
export async function readPage(
  pool: pg.Pool,
  { states, limit, after }: PageRequest,
  actor: string | null,
): Promise<{ page: FeedPage; liked: ReadonlySet<string> }> {
  const readAt = performance.now();
  const { rows: found, total } = await readFeed(pool, { states, after, take: limit + 1, actor });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const next = last && timeCursor.encode({ at: last.published_at, id: last.id });
  const items = shown.map((row) => {
    const item = presentPrayer(row);
    return { item, json: JSON.stringify(item.prayer) };
  });
  const body = Buffer.from(`[${items.map(({ json }) => json).join(',')}]`);
  const hash = createHash('sha256')
    .update(body)
    .update(`${total} ${next ?? ''}`);
  const page: FeedPage = {
    ids: shown.map((row) => row.id),
    items,
    total,
    next,
    body,
    etag: `"${hash.digest('base64url').slice(0, 27)}"`,
    readAt,
  };
  return { page, liked: new Set(shown.filter((row) => row.liked).map((row) => row.id)) };
}

/** The page for one reader: rewrites only the prayers that look different to this reader. */
export function personalBody(
  page: FeedPage,
  liked: ReadonlySet<string>,
  own: ReadonlySet<string>,
): Buffer {
  let personal = false;
  const parts = page.items.map(({ item, json }) => {
    const isLiked = liked.has(item.prayer.id);
    if (!isPersonal(item, isLiked, own)) return json;
    personal = true;
    return JSON.stringify(withViewerFields(item, isLiked, own));
  });
  return personal ? Buffer.from(`[${parts.join(',')}]`) : page.body;
}
