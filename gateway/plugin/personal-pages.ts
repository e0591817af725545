import type { IncomingHttpHeaders } from 'node:http';
import { heldPageHeader, ownPlacesHeader } from '@kbf/contracts';
import { markPlaces } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { LRUCache } from 'lru-cache';

/** The page of one address for many readers, during one read of one of them. */
export type HeldPage = {
  /** Empty when no page is held. */
  etag: string;
  /**
   * Makes this reader's page out of the service's answer.
   * @param body empty, or the page for many in a new version
   */
  compose: (headers: IncomingHttpHeaders, body: Buffer) => Buffer;
};

const mostPages = 200;
const mostBytes = 16 * 1024 * 1024;
const nothing = { etag: '', body: Buffer.alloc(0) };

/**
 * Holds pages as they look to a reader who has liked and written nothing. The service decides with the reader's own
 * token which version that reader gets, and says only what is different there.
 */
export function createPersonalPages() {
  const pages = new LRUCache<string, { etag: string; body: Buffer }>({
    max: mostPages,
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => 1 + body.length,
  });
  return (target: string, { isApproved }: Identity): HeldPage => {
    // So that readers who see more do not turn out the page of the others. It decides nothing else.
    const key = `${isApproved === true} ${target}`;
    const held = pages.get(key) ?? nothing;
    return {
      etag: held.etag,
      compose: (headers, body) => {
        const etag = String(headers[heldPageHeader]);
        const places = String(headers[ownPlacesHeader]);
        if (etag !== held.etag) pages.set(key, { etag, body });
        const page = etag === held.etag ? held.body : body;
        return markPlaces(page, places === '' ? [] : places.split(' ').map(Number));
      },
    };
  };
}
