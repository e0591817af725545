import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { deriveKey } from '../keys.ts';

/** What a mail can be about that somebody asked for: each is ended on its own. */
export const topics = ['comments', 'matches'] as const;
export type Topic = (typeof topics)[number];
/** Whose mails end, and of what. */
export type Unsubscribing = { personId: string; topic: Topic };

const parts = z.tuple([z.enum(topics), z.uuid(), z.string()]);

const sign = (sealingKey: Uint8Array, { personId, topic }: Unsubscribing) =>
  createHmac('sha256', deriveKey(sealingKey, 'unsubscribe'))
    .update(`${topic}:${personId}`)
    .digest();

/**
 * What the unsubscribe link of a mail proves: that whoever has it got a mail of ours. It can do nothing but end those
 * mails, so it never expires: an old mail must not hold anyone.
 */
export function unsubscribeToken(sealingKey: Uint8Array, asked: Unsubscribing): string {
  return [asked.topic, asked.personId, sign(sealingKey, asked).toString('base64url')].join('.');
}

/** @returns whose mails it ends; undefined for one that we did not sign */
export function readUnsubscribeToken(
  sealingKey: Uint8Array,
  token: string,
): Unsubscribing | undefined {
  const given = token.split('.');
  // The first mails were about comments, and did not say so.
  const read = parts.safeParse(given.length === 2 ? ['comments', ...given] : given);
  if (!read.success) return undefined;
  const [topic, personId, signature] = read.data;
  const signed = Buffer.from(signature, 'base64url');
  const right = sign(sealingKey, { personId, topic });
  const isOurs = signed.length === right.length && timingSafeEqual(signed, right);
  return isOurs ? { personId, topic } : undefined;
}
