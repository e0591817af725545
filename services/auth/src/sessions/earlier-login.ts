import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import { hashFor } from '../secrets/login-secrets.ts';

/** The data that a login takes over from the login that it replaces in the same browser. */
export type EarlierLogin = {
  begunAt: Date;
  /** When it last proved a number or address that the person had before: usually when it began. */
  provenAt: Date | null;
  /** Keyed hash of the number or address that proved it. */
  provenBy: string | null;
};

/**
 * A login of that person that is still valid.
 * @param secret of its cookie
 */
export async function earlierLogin(
  tx: Tx,
  key: Uint8Array,
  { secret, personId }: { secret: string | undefined; personId: string },
): Promise<EarlierLogin | undefined> {
  if (!secret) return undefined;
  const login = await tx.loginSession.findFirst({
    where: {
      tokenHash: hashFor(key, 'login', secret),
      personId,
      endedAt: null,
      expiresAt: { gt: await databaseNow(tx) },
    },
    select: { createdAt: true, provenAt: true, provenBy: true },
  });
  if (!login) return undefined;
  const { createdAt: begunAt, provenAt, provenBy } = login;
  return { begunAt, provenAt, provenBy };
}
