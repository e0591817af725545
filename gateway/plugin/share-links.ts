import { definePolicy, isRead } from './http.ts';
import type { ContextOf } from './request-context.ts';

/** A shared prayer with what stands behind an address in a text: a slash, a full stop, brackets, quotes. */
const withMore =
  /^\/prayer-share\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:%[\da-f]{2}|[^\w%-])+$/i;

/** The address of a shared prayer without what a program took for its end; undefined for any other path. */
export function shareLink(path: string): string | undefined {
  const id = withMore.exec(path)?.[1];
  return id && `/prayer-share/${id}`;
}

/** Redirects links to shared prayers that were copied or recognized with more than the address. */
export const shareLinks = ({ contextOf }: { contextOf: ContextOf }) =>
  definePolicy('share-links', () => (request, response, next) => {
    const { path, search } = contextOf(request);
    const location = isRead(request.method) ? shareLink(path) : undefined;
    if (!location) return next();
    response.writeHead(301, {
      location: location + search,
      'cache-control': 'public, max-age=3600',
    });
    response.end();
  });
