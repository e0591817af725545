import { createHash } from 'node:crypto';
import { timeCursor } from '@kbf/data-kit';
import type { PageQuery, TimePosition } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import type pg from 'pg';
import { statesFor } from '../audience/audience.ts';
import type { FeedState } from '../audience/audience.ts';
import { presentPrayer } from '../prayers/present-prayer.ts';
import type { FeedItem } from '../prayers/present-prayer.ts';
import { readFeed } from './feed-sql.ts';

/** `states`: of the prayers that the reader may see. */
export type PageRequest = {
  states: readonly FeedState[];
  limit: number;
  after: TimePosition | undefined;
};

export const pageRequest = ({ limit, cursor }: PageQuery, reader: Identity): PageRequest => ({
  states: statesFor(reader),
  limit,
  after: cursor ? timeCursor.decode(cursor) : undefined,
});

/** A `false` in the JSON of a page, where it begins (bytes), and who gets `true` there. */
type Place = { at: number } & Owner;
type Owner = { likersOf: string } | { author: string | null };

/** A page of the feed, ready to send to readers without personal data who may see the same. */
export type FeedPage = {
  ids: string[];
  /** Found when the first reader with a cookie comes. */
  places: () => readonly Place[];
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
  const items = shown.map(presentPrayer);
  const body = Buffer.from(JSON.stringify(items.map(({ prayer }) => prayer)));
  const hash = createHash('sha256')
    .update(body)
    .update(`${total} ${next ?? ''}`);
  let places: readonly Place[] | undefined;
  const page: FeedPage = {
    ids: shown.map((row) => row.id),
    places: () => (places ??= findPlaces(items, body)),
    total,
    next,
    body,
    etag: `"${hash.digest('base64url').slice(0, 27)}"`,
    readAt,
  };
  return { page, liked: new Set(shown.filter((row) => row.liked).map((row) => row.id)) };
}

/** In the text of a person the quotes are escaped, so these are only our own fields. */
const ownFields = /"(?:userLiked|mine)":(?=false)/g;

export function findPlaces(items: readonly FeedItem[], body: Buffer): Place[] {
  // In the order of the keys, as in the JSON.
  const owners = items.flatMap(({ prayer, author, commentAuthors }) =>
    Object.keys(prayer).flatMap((key): Owner[] => {
      if (key === 'userLiked') return [{ likersOf: prayer.id }];
      if (key === 'mine') return [{ author }];
      return key === 'comments' ? commentAuthors.map((one) => ({ author: one })) : [];
    }),
  );
  // One character for each byte.
  const found = [...body.toString('latin1').matchAll(ownFields)];
  if (found.length !== owners.length) throw new Error('The feed has a new field about the reader');
  return owners.map((owner, index) => {
    const { index: start, 0: field } = found[index]!;
    return { at: start + field.length, ...owner };
  });
}

/** Where the page is different for the reader who likes `liked` and wrote what belongs to `own`. */
export const ownPlaces = (
  { places }: Pick<FeedPage, 'places'>,
  liked: ReadonlySet<string>,
  own: ReadonlySet<string>,
): number[] =>
  places()
    .filter((place) =>
      'likersOf' in place
        ? liked.has(place.likersOf)
        : place.author !== null && own.has(place.author),
    )
    .map(({ at }) => at);
