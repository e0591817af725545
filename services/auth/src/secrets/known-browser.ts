import { hashFor, randomText, sameHash } from './login-secrets.ts';

/**
 * The cookie that a browser keeps for a long time after a login: a random id, and a signature that this person has
 * logged in there. It cannot log in and names no person. It only gives the person an allowance that strangers cannot
 * use up: one per person, so that more cookies do not mean more messages.
 */
export function knownBrowserCookie(
  key: Uint8Array,
  personId: string,
  earlier: string | undefined,
): string {
  const id = idOf(earlier) ?? randomText(22);
  return `${id}.${wordFor(key, id, personId)}`;
}

/** Returns the person, if they have logged in there. @param personId an unknown person costs the same work */
export function knownPersonOf(
  key: Uint8Array,
  cookie: string | undefined,
  personId: string | undefined,
): string | undefined {
  const id = idOf(cookie) ?? '';
  const [, word = ''] = cookie?.split('.') ?? [];
  return sameHash(wordFor(key, id, personId ?? 'unknown'), word) ? personId : undefined;
}

const wordFor = (key: Uint8Array, id: string, personId: string) =>
  hashFor(key, 'browser', `${id} ${personId}`);

const idOf = (cookie: string | undefined): string | undefined =>
  /^([0-9A-Za-z]{22})\.[\w-]{43}$/.exec(cookie ?? '')?.[1];
