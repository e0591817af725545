import { definePolicy } from './http.ts';
import { unreadable } from './refuse.ts';
import type { Basics } from './refuse.ts';

/**
 * Encoded slashes, backslashes, dots and NUL; double slashes; path parameters; dot segments. Proxies and frameworks
 * read these differently, so one path could mean one thing here and another in the service.
 */
const ambiguous = /%(?:2f|5c|2e|00)|\/\/|[;\\]|\/\.{1,2}(?:\/|$)/i;
/** A percent sign without two hexadecimal digits after it. */
const halfEncoded = /%(?![0-9a-f]{2})/i;

/** Whether every program behind the gateway reads this request target in the same way. */
export function isCanonicalTarget(target: string): boolean {
  if (!target.startsWith('/')) return false; // absolute form, asterisk form
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  return !ambiguous.test(path) && !halfEncoded.test(path) && !target.includes('#');
}

/** Refuses addresses that can be read in more than one way. */
export const canonicalPath = ({ refuse }: Pick<Basics, 'refuse'>) =>
  definePolicy('canonical-path', () => (request, response, next) => {
    if (isCanonicalTarget(request.originalUrl)) next();
    else refuse(request, response, unreadable);
  });
