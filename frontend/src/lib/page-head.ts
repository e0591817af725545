import { site, type PageHead } from '@kbf/contracts';
import { useEffect } from 'react';

function setMeta(attribute: 'name' | 'property', key: string, content: string): void {
  let meta = document.head.querySelector(`meta[${attribute}="${key}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(attribute, key);
    document.head.append(meta);
  }
  meta.setAttribute('content', content);
}

/**
 * Keeps title, description, keywords and share tags in step with the page. The gateway has written those of the first
 * page into the HTML, so the existing tags are changed rather than new ones added beside them.
 */
export function usePageHead({ title, description, keywords }: PageHead): void {
  useEffect(() => {
    document.title = title;
    setMeta('name', 'description', description);
    setMeta('name', 'keywords', keywords);
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:site_name', site.name);
    setMeta('property', 'og:url', window.location.href.split('#')[0] ?? '');
    setMeta('name', 'twitter:title', title);
    setMeta('name', 'twitter:description', description);
  }, [title, description, keywords]);
}
