import type { FeedPage } from './feed-page.ts';

type Kept = { version: string; page: FeedPage };

/** Most pages kept. Nearly all readers ask for the first one. */
const pagesMax = 40;
/**
 * Milliseconds after which a page is never served, even with an unchanged version. If a writer dies between its commit
 * and the new version, readers see pages no older than this.
 */
export const oldestMs = 1_000;

/** Stores pages under the version of the feed that was read before their query. */
export function createPageMemory() {
  const pages = new Map<string, Kept>();
  return {
    /** The page, unless it is too old. The caller must still check its version. */
    get(key: string): Kept | undefined {
      const kept = pages.get(key);
      if (!kept) return undefined;
      pages.delete(key);
      if (performance.now() - kept.page.readAt > oldestMs) return undefined;
      pages.set(key, kept);
      return kept;
    },
    /** A slow query must not replace a page that was read after it. */
    keep(key: string, kept: Kept): void {
      if ((pages.get(key)?.page.readAt ?? 0) > kept.page.readAt) return;
      pages.delete(key);
      pages.set(key, kept);
      const first = pages.keys().next();
      if (pages.size > pagesMax && !first.done) pages.delete(first.value);
    },
  };
}
