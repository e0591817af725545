import { fillPath, getPrayer, limits, listPrayers, listProfiles } from '@kbf/contracts';
import type { FetchPage, PageCache } from '../page-cache/page-cache.ts';

/** What a page shows first. */
export type FirstAnswer = {
  /** What the page would have asked. */
  address: string;
  headers: Record<string, string>;
  /** JSON. */
  body: Buffer;
  /** Of what is held anyway: another one for each change of it. */
  etag?: string;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** The newest prayer alone: the others come while it is read. */
const newest = `${listPrayers.path}?limit=1`;
const firstPage = `${listPrayers.path}?limit=${limits.list.default}`;
const directory = `${listProfiles.path}?limit=${limits.list.directory}`;

const ofList = ['x-total-count', 'link'] as const;
const only = (headers: Readonly<Record<string, string | string[] | undefined>>) =>
  Object.fromEntries(
    ofList.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

/** Asks for what the pages of visitors show first. Undefined for all other pages, and for what is not there. */
export function createFirstAnswers(pages: PageCache, ask: FetchPage) {
  /** The feed is exact and shared: see `PageCache`. */
  async function ofFeed(address: string): Promise<FirstAnswer | undefined> {
    const page = await pages.pageFor(newest);
    return page && { address, headers: only(page.headers), body: page.body, etag: page.etag };
  }
  async function asked(address: string): Promise<FirstAnswer | undefined> {
    const { status, headers, body } = await ask(address, undefined);
    return status === 200 ? { address, headers: only(headers), body } : undefined;
  }

  return async (
    path: string,
    search: string,
    loggedIn: boolean,
  ): Promise<FirstAnswer | undefined> => {
    if (path === '/' && !loggedIn) return ofFeed(newest);
    if (path === '/prayer-feed' || path === '/prayer/feed') {
      const id = new URLSearchParams(search).get('prayer');
      if (!id) return ofFeed(firstPage);
      return uuid.test(id) ? asked(fillPath(getPrayer.path, { id })) : undefined;
    }
    // Members may see more of others than visitors do.
    if (path === '/members' && search === '' && !loggedIn) return asked(directory);
    return undefined;
  };
}
