import type { FeedPage } from './feed-page.ts';

type Kept = { version: string; page: FeedPage };

/** Pages kept at most. Nearly all readers ask for the first one. */
const pagesMax = 40;
/**
 * Milliseconds after which a page is never served, whatever the version says: a writer that died between its commit
 * and the new version leaves others no older than this.
 */
export const oldestMs = 1_000;

/** Keeps pages under the version of the feed that was read before their query. */
export function createPageMemory() {
  const pages = new Map<string, Kept>();
  return {
    /** The page, if it is not too old. Its version must still be checked. */
    get(key: string): Kept | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      if (performance.now() - kept.page.readAt > oldestMs) return undefined;
      pages.set(key, kept);
      return kept;
    },
    /** A page that was slow to read does not replace one that was read after it. */
    keep(key: string, kept: Kept): void {
      if ((pages.get(key)?.page.readAt ?? 0) > kept.page.readAt) return;
      pages.delete(key);
      pages.set(key, kept);
      const first = pages.keys().next();
      if (pages.size > pagesMax && !first.done) pages.delete(first.value);
    },
  };
}
