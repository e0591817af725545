/** Reads a Cookie header. Of a name that comes twice the first counts, as in browsers' own order. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!header) return cookies;
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, part.slice(equals + 1).trim());
  }
  return cookies;
}

export const visitorCookieName = 'kbf_visitor';

/** Longest that browsers keep a cookie (seconds). */
const longest = 400 * 24 * 60 * 60;

/** A cookie of the gateway's own. @param value null takes it away */
export function writeCookie(name: string, value: string | null, secure: boolean): string {
  const life = value === null ? 0 : longest;
  return `${name}=${value ?? ''}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
