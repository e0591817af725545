import fresh from 'fresh';

/**
 * Whether a reader has this version already. Tags are compared weakly, as RFC 9110 (13.1.2) has it for If-None-Match;
 * `*` stands for every version.
 * @param ifNoneMatch the request's header @param etag of the answer, with its quotes
 */
export function etagMatches(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && fresh({ 'if-none-match': ifNoneMatch.trim() }, { etag });
}
