import { hashFor, randomText, sameHash } from './login-secrets.ts';

/**
 * The cookie that a browser keeps for a long time after a login: a random id, and a signature that this person has
 * logged in there. It cannot log in and names no person. It only gives a limit that strangers cannot use up.
 */
export function knownBrowserCookie(
  key: Uint8Array,
  personId: string,
  earlier: string | undefined,
): string {
  const id = idOf(earlier) ?? randomText(22);
  return `${id}.${wordFor(key, id, personId)}`;
}

/** The id of the browser, if that person has logged in there. @param personId an unknown person costs the same work */
export function knownBrowserOf(
  key: Uint8Array,
  cookie: string | undefined,
  personId = 'nobody',
): string | undefined {
  const id = idOf(cookie) ?? '';
  const [, word = ''] = cookie?.split('.') ?? [];
  return sameHash(wordFor(key, id, personId), word) ? id : undefined;
}

const wordFor = (key: Uint8Array, id: string, personId: string) =>
  hashFor(key, 'browser', `${id} ${personId}`);

const idOf = (cookie: string | undefined): string | undefined =>
  /^([0-9A-Za-z]{22})\.[\w-]{43}$/.exec(cookie ?? '')?.[1];
