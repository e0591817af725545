import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/**
 * When a login that is still good last proved a number or address that was the person's before: as a rule, when it
 * began.
 * @param secret of its cookie
 * @returns null when it proved none, or there is no such login of that person
 */
export async function proofOfLogin(
  tx: Tx,
  key: Uint8Array,
  { secret, personId }: { secret: string | undefined; personId: string },
): Promise<Date | null> {
  if (!secret) return null;
  const login = await tx.loginSession.findFirst({
    where: {
      tokenHash: hashFor(key, 'login', secret),
      personId,
      endedAt: null,
      expiresAt: { gt: await databaseNow(tx) },
    },
    select: { provenAt: true },
  });
  return login?.provenAt ?? null;
}
