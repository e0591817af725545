import { Counter, shareChecks, shareQuestions } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import type pg from 'pg';
import { readPage } from './feed-page.ts';
import type { FeedPage, PageRequest } from './feed-page.ts';
import { raiseVersion, readVersion, readVersionAndLiked } from './feed-sql.ts';

/** Most pages kept. Nearly all readers ask for the first one. */
const pagesMax = 40;
/**
 * Milliseconds after which a page is never served, even with an unchanged version. If a writer dies between its commit
 * and the new version, readers see pages no older than this.
 */
const oldestMs = 1_000;

export type Feed = {
  /** The page without personal data. */
  sharedPage: (request: PageRequest) => Promise<FeedPage>;
  /** The same page, and which of its prayers `actor` likes. */
  pageFor: (
    request: PageRequest,
    actor: string,
  ) => Promise<{ page: FeedPage; liked: ReadonlySet<string> }>;
  /** Call it after the commit of every change of the feed, and before the change is answered. */
  changed: () => Promise<void>;
};

/**
 * The feed, fast and never stale after an answered write. Changes do not empty the memory; readers check it. A page
 * from memory is served only when a version check that began after the request arrived finds the version of the page.
 * If the check fails, the page is read from the database.
 */
export function createFeed(pool: pg.Pool, metrics: Metrics): Feed {
  /** Pages under the version of the feed that was read before their query. */
  const memory = new LRUCache<string, { version: string; page: FeedPage }>({
    max: pagesMax,
    ttl: oldestMs,
    ttlResolution: 0,
  });
  const loading = new Map<string, { version: string; since: number; page: Promise<FeedPage> }>();
  const served = new Counter({
    name: 'feed_pages_total',
    help: 'Pages of the feed, by where they came from',
    labelNames: ['from'],
    registers: [metrics],
  });
  /** Readers who may see different prayers never share a page. */
  const keyOf = ({ states, limit, after }: PageRequest) =>
    `${states.join(' ')} ${limit} ${after ? `${after.at.getTime()} ${after.id}` : ''}`;

  const checkVersion = shareChecks(() => readVersion(pool));

  /** Readers that saw the same version may share one query. */
  function load(key: string, request: PageRequest, version: string): Promise<FeedPage> {
    const shared = loading.get(key);
    const now = performance.now();
    if (shared?.version === version && now - shared.since <= oldestMs) return shared.page;
    const page = readPage(pool, request, null).then((read) => {
      const { page: found } = read;
      // A slow query must not replace a page that was read after it. The age of a page counts from its query.
      if ((memory.get(key)?.page.readAt ?? 0) <= found.readAt)
        memory.set(key, { version, page: found }, { start: found.readAt });
      return read.page;
    });
    const entry = { version, since: now, page };
    loading.set(key, entry);
    const ended = () => {
      if (loading.get(key) === entry) loading.delete(key);
    };
    page.then(ended, ended);
    return page;
  }

  async function sharedPage(request: PageRequest): Promise<FeedPage> {
    const key = keyOf(request);
    const version = await checkVersion().catch(() => undefined);
    if (version === undefined) {
      served.inc({ from: 'bypass' });
      return (await readPage(pool, request, null)).page;
    }
    const kept = memory.get(key);
    served.inc({ from: kept?.version === version ? 'memory' : 'database' });
    return kept?.version === version ? kept.page : load(key, request, version);
  }

  /** Readers of one page share the query about their likes. */
  const likesOf = new WeakMap<FeedPage, ReturnType<typeof shareLikes>>();

  const shareLikes = ({ ids }: FeedPage) =>
    shareQuestions((actors: ReadonlyMap<string, null>) =>
      readVersionAndLiked(pool, [...actors.keys()], ids),
    );

  function likedOf(page: FeedPage, actor: string) {
    const ask = likesOf.get(page) ?? shareLikes(page);
    likesOf.set(page, ask);
    return ask(actor, null);
  }

  return {
    sharedPage,
    pageFor: async (request, actor) => {
      const kept = memory.get(keyOf(request));
      if (kept) {
        const found = await likedOf(kept.page, actor).catch(() => undefined);
        if (!found) {
          served.inc({ from: 'bypass' });
          return readPage(pool, request, actor);
        }
        if (found.version === kept.version) {
          served.inc({ from: 'memory' });
          return { page: kept.page, liked: found.liked };
        }
      }
      const page = await sharedPage(request);
      const found = await likedOf(page, actor).catch(() => undefined);
      return found ? { page, liked: found.liked } : readPage(pool, request, actor);
    },
    // One update of the version covers all changes that were committed before it began.
    changed: shareChecks(() => raiseVersion(pool)),
  };
}
