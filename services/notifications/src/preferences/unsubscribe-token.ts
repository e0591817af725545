import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../keys.ts';

const sign = (sealingKey: Uint8Array, personId: string) =>
  createHmac('sha256', deriveKey(sealingKey, 'unsubscribe'))
    .update(`comments:${personId}`)
    .digest();

/**
 * What the unsubscribe link of a mail proves: that whoever has it got a mail of ours. It can do nothing but end those
 * mails, so it never expires: an old mail must not hold anyone.
 */
export function unsubscribeToken(sealingKey: Uint8Array, personId: string): string {
  return `${personId}.${sign(sealingKey, personId).toString('base64url')}`;
}

/** @returns whose mails it ends; undefined for one that we did not sign */
export function readUnsubscribeToken(sealingKey: Uint8Array, token: string): string | undefined {
  const [personId = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !z.uuid().safeParse(personId).success) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(sealingKey, personId);
  return given.length === right.length && timingSafeEqual(given, right) ? personId : undefined;
}
