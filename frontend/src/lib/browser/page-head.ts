import { site, type PageHead } from '@kbf/contracts';
import { useEffect } from 'react';
import { setPageTitle } from './waiting-badge.ts';

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

/**
 * Keeps title, description, keywords, share tags and canonical address up to date. The gateway has written those of the
 * first page into the HTML, so the existing tags are changed and no new ones added.
 * @param path the page's own address if the table has none, such as for one company; undefined for pages that search
 * engines must not list
 */
export function usePageHead(head: PageHead, path = head.path): void {
  const { title, description, keywords } = head;
  useEffect(() => {
    const address = path === undefined ? undefined : window.location.origin + path;
    setPageTitle(title);
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
