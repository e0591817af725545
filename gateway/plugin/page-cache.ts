import { randomUUID } from 'node:crypto';
import {
  getCompany,
  getFounder,
  identityHeader,
  listMemberApps,
  listPrayers,
  listWisdomQuotes,
  publicPageHeader,
  requestIdHeader,
} from '@kbf/contracts';
import { anonymous, shareChecks } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';
import { sendStored } from './files/send-stored.ts';
import { createStoredFile } from './files/stored-file.ts';
import type { StoredFile } from './files/stored-file.ts';
import { answerHeaders } from './forward/pass-on.ts';
import { fetchWhole } from './forward/send.ts';
import type { WholeAnswer } from './forward/send.ts';
import type { Upstream } from './forward/upstream.ts';
import type { GatewayMetrics } from './gateway-metrics.ts';
import { asyncStep, definePolicy } from './http.ts';
import type { OwnPages } from './own-pages.ts';
import type { TokenFor } from './identity/token-for.ts';
import type { ContextOf } from './request-context.ts';

/** Gets a public page from a service, as a reader without cookies. @param etag of the version that is known */
export type FetchPage = (target: string, etag: string | undefined) => Promise<WholeAnswer>;

export type PageCache = ReturnType<typeof createPageCache>;

type Entry = {
  file?: StoredFile;
  /** When the page was last read completely. */
  readAt: number;
  /** Until then this is known to be no public page. */
  notPublicUntil: number;
  check: () => Promise<StoredFile | undefined>;
};

/**
 * After this time a page is read again instead of checked by its tag (milliseconds): a crash can keep a change from
 * reaching the tag.
 */
const tagTrustedMs = 1_000;
const notPublicForMs = 2_000;
const mostPages = 500;
const mostBytes = 64 * 1024 * 1024;

/**
 * Holds public pages of a service in memory. A page is sent only after the service has confirmed it, in a check that
 * began after the request came. So readers see every answered write at once, through any gateway and any process.
 */
export function createPageCache(fetchPage: FetchPage, now = () => performance.now()) {
  // The size of an entry is read when it is set, so an entry is set again with its file.
  const entries = new LRUCache<string, Entry>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ file }) => 1 + (file?.body.length ?? 0),
    memoMethod: (target) => {
      const entry: Entry = {
        readAt: -Infinity,
        notPublicUntil: -Infinity,
        check: shareChecks(() => check(target, entry)),
      };
      return entry;
    },
  });

  function keep(target: string, entry: Entry, file: StoredFile | undefined): void {
    entry.file = file;
    // Dropped meanwhile to make room: send it once, do not hold it.
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
    /**
     * The page at `target`, as it is at a moment after this call.
     * @returns undefined if it is no public page or the check failed: the request then goes to the service
     */
    pageFor: async (target: string): Promise<StoredFile | undefined> => {
      const entry = entries.memo(target);
      return entry.notPublicUntil > now() ? undefined : entry.check().catch(() => undefined);
    },
  };
}

/** Longest wait of readers for a check (milliseconds). After it each request goes to community. */
const timeoutMs = 5_000;

export function createFetchPage(service: Upstream, tokenFor: TokenFor): FetchPage {
  return (target, etag) =>
    fetchWhole(service, {
      method: 'GET',
      path: target,
      headers: {
        accept: 'application/json',
        [requestIdHeader]: randomUUID(),
        [identityHeader]: tokenFor(anonymous, service.name),
        ...(etag ? { 'if-none-match': etag } : {}),
      },
      isRepeatable: () => true,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    });
}

/** Longer addresses are not held (characters). */
const longestTarget = 300;

/** The feed, and small answers that are the same for every reader. */
const heldIds = new Set<string>(
  [listPrayers, getFounder, getCompany, listMemberApps, listWisdomQuotes].map(({ id }) => id),
);

/** A cache for each service that has such answers. */
export type PageCaches = Record<'community' | 'library', PageCache>;

/**
 * Answers from memory what many readers ask for and what is the same for all of them, and the feed for readers with
 * cookies, with what is different for them.
 */
export const pageCachePolicy = ({
  contextOf,
  pageCaches,
  ownPages,
  metrics,
}: {
  contextOf: ContextOf;
  pageCaches: PageCaches;
  ownPages: OwnPages;
  metrics: GatewayMetrics;
}) => {
  return definePolicy('page-cache', () =>
    asyncStep(async (request, response) => {
      const context = contextOf(request);
      const { call, identity, path, search } = context;
      const target = path + search;
      if (!call || !heldIds.has(call.id) || target.length > longestTarget) return 'next';
      const isOwn = call.id === listPrayers.id && identity !== anonymous;
      const page = isOwn
        ? await ownPages.pageFor(search, identity)
        : await pageCaches[call.service as keyof PageCaches].pageFor(target);
      metrics.pages.inc({ outcome: page ? 'held' : 'passed on' });
      if (!page) return 'next';
      // What was made for one reader is not compared with what a browser has: no browser may keep it.
      await sendStored(request, response, isOwn ? { ...page, etag: '' } : page);
      return 'answered';
    }),
  );
};
