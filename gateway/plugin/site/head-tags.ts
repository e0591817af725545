import { pages, site, unlistedPaths } from '@kbf/contracts';
import type { PageHead } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';

/**
 * Title, description, keywords and share tags of a page, as HTML.
 * @param address of the page; null for pages that search engines must not list (member pages, 404)
 * @param image address of the picture for share previews
 */
export function headTags(head: PageHead, address: string | null, image?: string): string {
  const meta = (kind: 'name' | 'property', key: string, content: string) =>
    `<meta ${kind}="${key}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('name', 'description', head.description),
    meta('name', 'keywords', head.keywords),
    ...(address === null
      ? [meta('name', 'robots', 'noindex')]
      : [
          `<link rel="canonical" href="${escapeHtml(address)}" />`,
          meta('property', 'og:url', address),
        ]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    ...(image ? [meta('property', 'og:image', image)] : []),
    meta('name', 'twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('name', 'twitter:title', head.title),
    meta('name', 'twitter:description', head.description),
    ...(image ? [meta('name', 'twitter:image', image)] : []),
  ].join('\n    ');
}

/** Search engines may read everything but calls. */
export const robotsText = (publicOrigin: string): string =>
  ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicOrigin}/sitemap.xml`, ''].join('\n');

/** The pages that search engines list (sitemaps.org). */
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
