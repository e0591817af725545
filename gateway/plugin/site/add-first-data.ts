import {
  fillPath,
  firstDataId,
  getPrayer,
  limits,
  listPrayers,
  listProfiles,
} from '@kbf/contracts';
import type { Logger } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import type { FetchPage, PageCache } from '../page-cache.ts';

/** The data that a page shows first. */
export type FirstData = {
  /** Address of the call that the page would make for it. */
  address: string;
  headers: Record<string, unknown>;
  /** JSON. */
  body: Buffer;
  /** Only for data from the page cache: its version. */
  etag?: string;
};

type Visit = {
  path: string;
  search: string;
  loggedIn: boolean;
  /** Whether the request has a cookie of ours. */
  hasCookie: boolean;
};

/** Adds the first data to a page of the site. */
export type AddFirstData = (page: StoredFile, visit: Visit) => Promise<StoredFile>;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Only the newest prayer: the others load while it is read. */
const newest = `${listPrayers.path}?limit=1`;
const firstPage = `${listPrayers.path}?limit=${limits.list.default}`;
const directory = `${listProfiles.path}?limit=${limits.list.directory}`;
/** Larger data is left out, so that a page stays light (bytes). */
const mostBytes = 64 * 1024;
const mostPagesHeld = 20;

/** Adds to public pages the data that they show first. When the data does not come in time, the page asks itself. */
export function createAddFirstData(
  { pageCache, fetchPage, logger }: { pageCache: PageCache; fetchPage: FetchPage; logger: Logger },
  longestMs: number,
): AddFirstData {
  /** One page for each version of the feed, with its compressed forms. */
  const held = new LRUCache<string, StoredFile>({ max: mostPagesHeld });

  async function fromFeed(address: string): Promise<FirstData | undefined> {
    const page = await pageCache.pageFor(newest);
    return (
      page && { address, headers: pickHeaders(page.headers), body: page.body, etag: page.etag }
    );
  }
  async function fetched(address: string): Promise<FirstData | undefined> {
    const { status, headers, body } = await fetchPage(address, undefined);
    return status === 200 ? { address, headers: pickHeaders(headers), body } : undefined;
  }
  async function firstData({ path, search, loggedIn }: Visit): Promise<FirstData | undefined> {
    if (path === '/' && !loggedIn) return fromFeed(newest);
    if (path === '/prayer-feed' || path === '/prayer/feed') {
      const id = new URLSearchParams(search).get('prayer');
      if (!id) return fromFeed(firstPage);
      return uuid.test(id) ? fetched(fillPath(getPrayer.path, { id })) : undefined;
    }
    // Members see more in the directory than visitors do.
    if (path === '/members' && search === '' && !loggedIn) return fetched(directory);
    return undefined;
  }

  return async (page, visit) => {
    try {
      const data = await pTimeout(firstData(visit), {
        milliseconds: longestMs,
        fallback: () => undefined,
      });
      if (!data) return page;
      if (data.etag === undefined) return withFirstData(page, data, visit.hasCookie);
      const key = [page.etag, data.address, data.etag, visit.hasCookie].join(' ');
      const made = held.get(key) ?? withFirstData(page, data, visit.hasCookie);
      held.set(key, made);
      return made;
    } catch (error) {
      logger.warn({ err: error }, 'no first data for a page');
      return page;
    }
  };
}

/** The headers of a list. */
const pickHeaders = ({ 'x-total-count': total, link }: Readonly<Record<string, unknown>>) => ({
  'x-total-count': total,
  link,
});

/** JSON for a script element: nothing in it ends the element or begins a comment. */
const inScript = (json: string) => json.replaceAll('<', String.raw`\u003c`);

/** @param hasCookie the page shows this public data first, and then asks for the data of its visitor */
export function withFirstData(
  page: StoredFile,
  { address, headers, body }: FirstData,
  hasCookie: boolean,
): StoredFile {
  const html = page.body.toString();
  const end = html.lastIndexOf('</body>');
  if (body.length > mostBytes || end < 0) return page;
  const answer = `{"headers":${JSON.stringify(headers)},"body":${body.toString()}}`;
  const personal = hasCookie ? ',"isForAnyone":true' : '';
  const json = `{"answers":{${JSON.stringify(address)}:${answer}}${personal}}`;
  const element = `<script type="application/json" id="${firstDataId}">${inScript(json)}</script>`;
  return createStoredFile(
    Buffer.from(html.slice(0, end) + element + html.slice(end)),
    {
      ...page.headers,
      'content-type': 'text/html; charset=utf-8',
      ...(hasCookie && { 'cache-control': 'private, no-cache' }),
    },
    { effort: 'fast' },
  );
}
