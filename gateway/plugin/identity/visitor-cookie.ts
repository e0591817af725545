import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

export type VisitorCookies = {
  /** @returns a new visitor's id and the cookie's value that carries it */
  mint: () => { visitorId: string; value: string };
  /** @returns the visitor's id, or undefined for a value that we did not sign */
  read: (value: string | undefined) => string | undefined;
};

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The visitor cookie: an id and our signature over it. @param key 32 bytes */
export function createVisitorCookies(key: Buffer): VisitorCookies {
  const sign = (id: string) => createHmac('sha256', key).update(`visitor:${id}`).digest();
  return {
    mint: () => {
      const visitorId = randomUUID();
      return { visitorId, value: `${visitorId}.${sign(visitorId).toString('base64url')}` };
    },
    read: (value) => {
      const [, id, signature] = shape.exec(value ?? '') ?? [];
      if (!id || !signature) return undefined;
      const given = Buffer.from(signature, 'base64url');
      const right = sign(id);
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}
