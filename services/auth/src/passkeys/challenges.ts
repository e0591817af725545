import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { challengeGone } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

/** The owner of a challenge: a browser, and the person who adds a passkey there; null for a login. */
export type ChallengeOwner = { askedSecret: string | undefined; personId: string | null };

export const challengeMs = limits.passkey.challengeMinutes * 60_000;

/** Stores a challenge for five minutes. */
export async function keepChallenge(
  tx: Tx,
  key: Uint8Array,
  challenge: string,
  { askedSecret, personId }: ChallengeOwner,
): Promise<void> {
  const expiresAt = later(await databaseNow(tx), { minutes: limits.passkey.challengeMinutes });
  const askedHash = hashFor(key, 'asked', askedSecret ?? '');
  const hash = hashFor(key, 'challenge', challenge);
  await tx.passkeyChallenge.create({ data: { hash, askedHash, personId, expiresAt } });
}

/**
 * Uses up the challenge that a device has signed. It is deleted even if the rest of the answer is invalid.
 * @param clientDataJSON the data that the device has signed, which names the challenge
 * @returns the challenge
 * @throws 410 for a challenge that is used, too old, unknown, of another browser or of another person
 */
export async function takeChallenge(
  { config, database: { prisma } }: Pick<Deps, 'config' | 'database'>,
  clientDataJSON: string,
  { askedSecret, personId }: ChallengeOwner,
): Promise<string> {
  const key = config.HASHING_KEY;
  const challenge = challengeIn(clientDataJSON);
  if (!challenge || !askedSecret) throw challengeGone();
  const { count } = await prisma.passkeyChallenge.deleteMany({
    where: {
      hash: hashFor(key, 'challenge', challenge),
      askedHash: hashFor(key, 'asked', askedSecret),
      personId,
      expiresAt: { gt: await databaseNow(prisma) },
    },
  });
  if (count === 0) throw challengeGone();
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as unknown;
    const isObject = typeof data === 'object' && data !== null;
    return isObject && 'challenge' in data && typeof data.challenge === 'string'
      ? data.challenge
      : undefined;
  } catch {
    return undefined;
  }
}
