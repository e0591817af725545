import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../keys.ts';
import { topics } from './wishes.ts';
import type { Topic } from './wishes.ts';

/** The person and topic whose mails end. */
export type Unsubscribing = { personId: string; topic: Topic };

const parts = z.tuple([z.enum(topics), z.uuid(), z.string()]);

const sign = (sealingKey: Uint8Array, { personId, topic }: Unsubscribing) =>
  createHmac('sha256', deriveKey(sealingKey, 'unsubscribe'))
    .update(`${topic}:${personId}`)
    .digest();

/**
 * The token of an unsubscribe link. It proves that its holder got a mail of ours. It can only end those mails, so it
 * never expires: the link in an old mail must work.
 */
export function unsubscribeToken(sealingKey: Uint8Array, asked: Unsubscribing): string {
  return [asked.topic, asked.personId, sign(sealingKey, asked).toString('base64url')].join('.');
}

/** @returns whose mails it ends; undefined for a token that we did not sign */
export function readUnsubscribeToken(
  sealingKey: Uint8Array,
  token: string,
): Unsubscribing | undefined {
  const given = token.split('.');
  // Tokens of the first mails have no topic: all were about comments.
  const read = parts.safeParse(given.length === 2 ? ['comments', ...given] : given);
  if (!read.success) return undefined;
  const [topic, personId, signature] = read.data;
  const signed = Buffer.from(signature, 'base64url');
  const right = sign(sealingKey, { personId, topic });
  const isOurs = signed.length === right.length && timingSafeEqual(signed, right);
  return isOurs ? { personId, topic } : undefined;
}
