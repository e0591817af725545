import { hrefOf, sharePage, sharePicture, site } from '@kbf/contracts';
import type { Prayer } from '@kbf/contracts';
import { escapeHtml } from '@kbf/process-kit';
import { pictureSize } from './draw-letter.ts';
import { excerpt } from './excerpt.ts';

/** The share tags of a prayer for social networks. */
export function shareTags(prayer: Prayer, origin: string, title: string): string {
  const { id } = prayer;
  const description = excerpt(prayer.userRequest);
  const picture = `${origin}${hrefOf(sharePicture, { id })}`;
  const alt = `A letter: ${description}`;
  const properties = {
    'og:type': 'article',
    'og:site_name': site.name,
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${hrefOf(sharePage, { id })}`,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(pictureSize.width),
    'og:image:height': String(pictureSize.height),
    'og:image:alt': alt,
  };
  const names = {
    description,
    keywords: site.keywords,
    'twitter:card': 'summary_large_image',
    'twitter:site': site.socialAccount,
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': alt,
  };
  const meta = (kind: string, tags: Record<string, string>) =>
    Object.entries(tags)
      .map(([name, content]) => `<meta ${kind}="${name}" content="${escapeHtml(content)}">\n`)
      .join('');
  return meta('property', properties) + meta('name', names);
}
