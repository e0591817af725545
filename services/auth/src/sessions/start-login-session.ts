import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import type { Transaction } from '../database.ts';
import { hashFor, newCookieSecret } from '../login/login-secrets.ts';

/**
 * Starts a login, within the caller's transaction.
 * @returns the secret for the cookie; only its hash is kept
 */
export async function startLoginSession(
  tx: Transaction,
  key: Uint8Array,
  login: { personId: string; device: string },
): Promise<string> {
  const secret = newCookieSecret();
  await tx.$executeRaw`
    INSERT INTO login_session (id, token_hash, person_id, device, expires_at)
    VALUES (${randomUUID()}::uuid, ${hashFor(key, 'login', secret)}, ${login.personId}::uuid, ${login.device},
      clock_timestamp() + make_interval(days => ${limits.login.sessionDays}::int))`;
  return secret;
}
