import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hashFor, newCookieSecret } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';

/**
 * Starts a login, within the caller's transaction.
 * @param login.provenAt when it proved contact data that was the person's before: now unless told
 * @returns the secret for the cookie; only its hash is kept
 */
export async function startLoginSession(
  tx: Tx,
  key: Uint8Array,
  login: { personId: string; device: string; provenAt?: Date | null | undefined },
): Promise<string> {
  const secret = newCookieSecret();
  const now = await databaseNow(tx);
  await tx.loginSession.create({
    data: {
      id: randomUUID(),
      tokenHash: hashFor(key, 'login', secret),
      ...login,
      provenAt: login.provenAt === undefined ? now : login.provenAt,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: later(now, { days: limits.login.sessionDays }),
    },
  });
  return secret;
}
