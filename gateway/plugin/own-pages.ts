import { limits, serviceHeader } from '@kbf/contracts';
import { readFeedFor } from '@kbf/contracts/internal';
import type { FeedFor, InternalInput } from '@kbf/contracts/internal';
import { markPlaces, shareQuestions } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import { createStoredFile } from './files/stored-file.ts';
import type { StoredFile } from './files/stored-file.ts';
import { fetchWhole } from './forward/send.ts';
import type { Upstream } from './forward/upstream.ts';

type Asked = InternalInput<typeof readFeedFor>['body'];
type Reader = Asked['readers'][number];

/** Asks community for the first page of some readers. @throws when it does not answer */
export type AskFeedFor = (asked: Asked) => Promise<FeedFor>;

export function createAskFeedFor(
  community: Upstream,
  sign: (audience: string) => string,
): AskFeedFor {
  const { method, path, timeoutMs, answer } = readFeedFor;
  return async (asked) => {
    const { status, body } = await fetchWhole(community, {
      method,
      path,
      headers: { [serviceHeader]: sign('community'), 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(asked)),
      isRepeatable: () => true,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
    if (status !== 200) throw new Error(`community answered ${status}`);
    return answer.parse(JSON.parse(body.toString()));
  };
}

export type OwnPages = ReturnType<typeof createOwnPages>;

/** First pages that are held: of each length, for everyone and for members. */
const mostPages = 20;
/** Most readers in one question. */
const mostReaders = 200;
/** A reader who waited longer is identified again, so their call goes to the service (milliseconds). */
const longestMs = 1_000;
const firstPage = /^(?:\?limit=([1-9]\d{0,2}))?$/;

function fileOf({ page, etag, headers }: FeedFor): StoredFile {
  if (page === null) throw new Error('community left out a page that is not held');
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const all = { ...headers, ...type, 'cache-control': 'private, no-store' };
  return createStoredFile(Buffer.from(page), all, { etag, effort: 'fast' });
}

function ownFile(file: StoredFile, places: readonly number[] | null): StoredFile | undefined {
  if (places === null) return undefined;
  if (places.length === 0) return file;
  return { ...file, body: markPlaces(file.body, places), encoded: new Map() };
}

/**
 * Makes the first page of the feed for readers with cookies. Readers who come at the same time and may see the same
 * prayers share one question to community, which begins after they came: which page it is, and where it is different
 * for each of them. Only a new page comes with its text; most readers have no difference and get the same bytes.
 */
export function createOwnPages(ask: AskFeedFor) {
  const shares = new LRUCache<string, ReturnType<typeof shareFirstPage>>({ max: mostPages });

  function shareFirstPage(page: Pick<Asked, 'limit' | 'isApproved'>) {
    let held: StoredFile | undefined;
    return shareQuestions(async (readers: ReadonlyMap<string, Reader>) => {
      const known = held;
      const asked = { ...page, held: known?.etag ?? '', readers: [...readers.values()] };
      const answer = await ask(asked);
      const file = known?.etag === answer.etag ? known : fileOf(answer);
      held = file;
      const names = [...readers.keys()];
      return new Map(names.map((name, at) => [name, ownFile(file, answer.places[at] ?? null)]));
    }, mostReaders);
  }

  return {
    /**
     * @param search of the address, with its question mark
     * @returns undefined if it is not the first page, or could not be made: the request then goes to the service
     */
    pageFor: async (
      search: string,
      { isApproved = false, userId, visitorId }: Identity,
    ): Promise<StoredFile | undefined> => {
      const [isFirst, digits] = firstPage.exec(search) ?? [];
      const limit = digits === undefined ? undefined : Number(digits);
      if (isFirst === undefined || (limit ?? 1) > limits.list.max) return undefined;
      const key = `${isApproved} ${limit}`;
      const share = shares.get(key) ?? shareFirstPage({ limit, isApproved });
      shares.set(key, share);
      const begunAt = performance.now();
      const page = await share(`${userId} ${visitorId}`, { userId, visitorId }).catch(
        () => undefined,
      );
      return performance.now() - begunAt > longestMs ? undefined : page;
    },
  };
}
