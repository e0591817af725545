import { publicPageHeader } from '@kbf/contracts';
import { LRUCache } from 'lru-cache';
import { answerHeaders } from '../forward/answer-headers.ts';
import type { WholeAnswer } from '../forward/fetch-whole.ts';
import { createStoredFile } from '../files/stored-file.ts';
import type { StoredFile } from '../files/stored-file.ts';
import { createSharedChecks } from './shared-checks.ts';

/** Asks community for a page as a reader without cookies. @param etag the version that is known */
export type FetchPage = (target: string, etag: string | undefined) => Promise<WholeAnswer>;

export type PageCache = {
  /**
   * The page under `target`, exact as of a moment after this was called.
   * @returns undefined if it is no public page or nobody could say: the request then goes to community as it is
   */
  pageFor: (target: string) => Promise<StoredFile | undefined>;
};

type Entry = {
  file?: StoredFile;
  /** When the reading of the page began. */
  readAt: number;
  /** Until then it is known to be no public page. */
  notPublicUntil: number;
  check: () => Promise<StoredFile | undefined>;
};

/**
 * Longest that a page is only checked by its tag instead of read anew (milliseconds). It bounds what a change can go
 * unseen that was made but, because of a crash, never announced.
 */
const tagTrustedMs = 1_000;
const notPublicForMs = 2_000;
const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;

/**
 * Holds public pages in memory. What is held is only answered with after community has said, in a check that began
 * after the request came, that it still is the page: readers get an answered write at once, whichever gateway or
 * community process it went through.
 */
export function createPageCache(fetchPage: FetchPage, now = () => performance.now()): PageCache {
  // Asked for last, dropped last. What an entry weighs is read when it is put in, so it is put in anew with its file.
  const entries = new LRUCache<string, Entry>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ file }) => 1 + (file?.body.length ?? 0),
  });

  function keep(target: string, entry: Entry, file: StoredFile | undefined): void {
    entry.file = file;
    // Made room for something else meanwhile: answered with once, not held.
    if (entries.peek(target) !== entry) return;
    entries.delete(target);
    entries.set(target, entry);
  }

  async function check(target: string, entry: Entry): Promise<StoredFile | undefined> {
    const begunAt = now();
    const held = begunAt - entry.readAt < tagTrustedMs ? entry.file : undefined;
    const answer = await fetchPage(target, held?.etag);
    if (held && answer.status === 304) return held;
    const etag = answer.headers.etag;
    if (answer.status !== 200 || !etag || answer.headers[publicPageHeader] !== '1') {
      keep(target, entry, undefined);
      entry.notPublicUntil = begunAt + notPublicForMs;
      return undefined;
    }
    const type = answer.headers['content-type'] ?? 'application/octet-stream';
    const given = answerHeaders(answer.headers, (name) =>
      /^(?:etag|content-length|vary)$/.test(name),
    );
    const file = createStoredFile(
      answer.body,
      { ...given, 'content-type': type },
      { etag, effort: 'fast' },
    );
    keep(target, entry, file);
    entry.readAt = begunAt;
    return file;
  }

  return {
    pageFor: async (target) => {
      let entry = entries.get(target);
      if (!entry) {
        const made: Entry = {
          readAt: -Infinity,
          notPublicUntil: -Infinity,
          check: createSharedChecks(() => check(target, made)),
        };
        entry = made;
        entries.set(target, entry);
      }
      if (entry.notPublicUntil > now()) return undefined;
      try {
        return await entry.check();
      } catch {
        return undefined;
      }
    },
  };
}
