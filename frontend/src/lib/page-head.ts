import { pages, site, unlistedPaths, type PageHead } from '@kbf/contracts';
import { useEffect } from 'react';

type Kind = 'name' | 'property';

function setMeta(kind: Kind, key: string, content: string | undefined): void {
  const found = document.head.querySelector(`meta[${kind}="${key}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(kind, key);
  meta.setAttribute('content', content);
}

function setCanonical(address: string | undefined): void {
  const found = document.head.querySelector('link[rel="canonical"]');
  if (address === undefined) {
    found?.remove();
    return;
  }
  const link = found ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', address);
}

/** Where the table has this head; undefined for what no search engine should find. */
function pathOf({ title }: PageHead): string | undefined {
  const path = Object.entries(pages).find(([, known]) => known.title === title)?.[0];
  return path !== undefined && unlistedPaths.includes(path) ? undefined : path;
}

/**
 * Keeps title, description, keywords, share tags and canonical address in step with the page. The gateway has written
 * those of the first page into the HTML, so the existing tags are changed rather than new ones added beside them.
 * @param path the page's own, where the table has none: that of one company; nothing for what should not be found
 */
export function usePageHead(head: PageHead, path = pathOf(head)): void {
  const { title, description, keywords } = head;
  useEffect(() => {
    const address = path === undefined ? undefined : window.location.origin + path;
    document.title = title;
    setMeta('name', 'description', description);
    setMeta('name', 'keywords', keywords);
    setMeta('name', 'robots', address === undefined ? 'noindex' : undefined);
    setCanonical(address);
    setMeta('property', 'og:url', address);
    setMeta('property', 'og:title', title);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:site_name', site.name);
    setMeta('name', 'twitter:title', title);
    setMeta('name', 'twitter:description', description);
  }, [title, description, keywords, path]);
}
