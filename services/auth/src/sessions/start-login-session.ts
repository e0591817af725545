import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import { hashFor, newCookieSecret } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';
import type { EarlierLogin } from './earlier-login.ts';

/**
 * Starts a login, within the caller's transaction.
 * @param login.goesOn the login of the same person in the same browser that it replaces without a new proof of identity
 * @returns the secret for the cookie; only its hash is stored
 */
export async function startLoginSession(
  tx: Tx,
  key: Uint8Array,
  login: {
    personId: string;
    device: string;
    goesOn?: EarlierLogin | undefined;
    /** Whether it proves contact data of the person or a substitute for it; true by default. */
    provesOwner?: boolean | undefined;
    /** Keyed hash of the number or address that it proves. */
    provenBy?: string | undefined;
  },
): Promise<string> {
  const { personId, device, goesOn, provesOwner = true, provenBy = null } = login;
  const { sessionDays, sessionMostDays } = limits.login;
  const secret = newCookieSecret();
  const now = await databaseNow(tx);
  const begunAt = goesOn?.begunAt ?? now;
  const [soon, last] = [
    later(now, { days: sessionDays }),
    later(begunAt, { days: sessionMostDays }),
  ];
  const { id } = await tx.loginSession.create({
    data: {
      id: randomUUID(),
      tokenHash: hashFor(key, 'login', secret),
      personId,
      device,
      createdAt: begunAt,
      lastSeenAt: now,
      provenAt: goesOn ? goesOn.provenAt : provesOwner ? now : null,
      provenBy: goesOn ? goesOn.provenBy : provenBy,
      expiresAt: soon < last ? soon : last,
    },
  });
  if (!goesOn)
    await recordAudit(tx, {
      action: 'login.began',
      actorId: personId,
      subjectId: personId,
      details: { loginId: id, device },
    });
  return secret;
}
