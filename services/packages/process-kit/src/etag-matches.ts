import fresh from 'fresh';

/**
 * Whether the client already has this version. Tags are compared weakly, as in RFC 9110 (13.1.2) for If-None-Match; `*`
 * matches every version.
 * @param ifNoneMatch the request's header @param etag of the answer, with its quotes
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch.trim() }, { etag });
}
