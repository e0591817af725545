/**
 * Encoded slashes, backslashes, dots and NUL; doubled slashes; path parameters; dot segments. Proxies and frameworks
 * read these differently from one another, so that a path could mean one thing here and another in the service.
 */
const ambiguous = /%(?:2f|5c|2e|00)|\/\/|[;\\]|\/\.{1,2}(?:\/|$)/i;
/** A percent sign that no two hexadecimal digits follow. */
const halfEncoded = /%(?![0-9a-f]{2})/i;

/**
 * Whether the target of a request is a path that everything behind the gateway reads alike.
 * @param target as it came
 */
export function isCanonicalTarget(target: string): boolean {
  if (!target.startsWith('/')) return false; // absolute form, asterisk form
  const question = target.indexOf('?');
  const path = question < 0 ? target : target.slice(0, question);
  return !ambiguous.test(path) && !halfEncoded.test(path) && !target.includes('#');
}
