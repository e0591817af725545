import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { loginHint } from '@kbf/contracts';
import { stringifySetCookie } from 'cookie';

/** Longest that browsers keep a cookie (seconds). */
const longest = 400 * 24 * 60 * 60;

/** Tells the page whether there is a login cookie, which the page cannot read. @param isThere false removes the hint */
export const writeLoginHint = (isThere: boolean, secure: boolean): string =>
  writeCookie(loginHint, isThere ? '1' : null, secure, false);

/** A cookie that pages cannot read, unless `httpOnly` is false. @param value null removes it */
export function writeCookie(
  name: string,
  value: string | null,
  secure: boolean,
  httpOnly = true,
): string {
  const maxAge = value === null ? 0 : longest;
  return stringifySetCookie({
    name,
    value: value ?? '',
    path: '/',
    maxAge,
    httpOnly,
    sameSite: 'lax',
    secure,
  });
}

const visitorShape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export type VisitorCookies = ReturnType<typeof createVisitorCookies>;

/** The visitor cookie: an id and our signature of it. @param key 32 bytes */
export function createVisitorCookies(key: Buffer) {
  const sign = (id: string) => createHmac('sha256', key).update(`visitor:${id}`).digest();
  return {
    /** @returns a new visitor's id and the cookie's value that carries it */
    mint: () => {
      const visitorId = randomUUID();
      return { visitorId, value: `${visitorId}.${sign(visitorId).toString('base64url')}` };
    },
    /** @returns the visitor's id, or undefined for a value that we did not sign */
    read: (value: string | undefined): string | undefined => {
      const [, id, signature] = visitorShape.exec(value ?? '') ?? [];
      if (!id || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(id);
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}
