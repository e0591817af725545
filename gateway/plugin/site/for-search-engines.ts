import { pages, unlistedPaths } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';

/** What search engines may read: everything but calls. */
export const robotsText = (publicOrigin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');

/** The pages that should be found (sitemaps.org). */
export function sitemap(publicOrigin: string): string {
  const listed = Object.keys(pages).filter((path) => !unlistedPaths.includes(path));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed.map((path) => `  <url><loc>${escapeHtml(publicOrigin + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}
