import type { IncomingHttpHeaders } from 'node:http';
import { heldPageHeader } from '@kbf/contracts';
import { LRUCache } from 'lru-cache';
import type { Identity } from './identity.ts';

/**
 * Makes a reader's own page out of a JSON page for many: writes `true` over the `false` that begins at each place. A
 * space follows, so the page keeps its length.
 * @param places in bytes
 */
export function markPlaces(page: Buffer, places: readonly number[]): Buffer {
  if (places.length === 0) return page;
  const own = Buffer.from(page);
  for (const at of places) own.write('true ', at, 'latin1');
  return own;
}

/** What is held of a page during one read of one reader. */
export type HeldPage = {
  /** For the request to the service. */
  headers: Record<string, string>;
  /**
   * Makes this reader's page out of the service's answer.
   * @param body empty, or the page for many in a new version
   */
  compose: (answered: IncomingHttpHeaders, body: Buffer) => Buffer;
};

const mostBytes = 16 * 1024 * 1024;
const nothing = { etag: '', body: Buffer.alloc(0) };

/**
 * Holds pages as they look to a reader who has liked and written nothing. The service decides with the reader's own
 * token which version that reader gets, and says only what is different there.
 */
export function createHeldPages() {
  const pages = new LRUCache<string, { etag: string; body: Buffer }>({
    maxSize: mostBytes,
    sizeCalculation: ({ body }) => 1 + body.length,
  });
  return (target: string, { isApproved }: Identity): HeldPage => {
    // So that members do not turn out the page of the others. It decides nothing: the service compares versions.
    const key = `${isApproved === true} ${target}`;
    const held = pages.get(key) ?? nothing;
    return {
      headers: { [heldPageHeader]: held.etag },
      compose: (answered, body) => {
        const [etag = '', ...places] = String(answered[heldPageHeader]).split(' ');
        const page = etag === held.etag ? held : { etag, body };
        if (page !== held) pages.set(key, page);
        return markPlaces(page.body, places.map(Number));
      },
    };
  };
}
