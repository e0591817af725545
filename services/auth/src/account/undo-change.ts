import { limits } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { ContactChange, Person } from '../generated/prisma/client.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { CompletedLogin, RedeemingBrowser } from '../login/complete-login.ts';
import { refuseProvenByOthers, removeOtherClaims } from '../people/contact-data.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { endLoginSessions } from '../sessions/end-login-sessions.ts';
import { earlier } from '../time/later.ts';

/**
 * Undoes a change of phone or e-mail, or a new passkey, and everything that came after it. The caller passes the token
 * that was sent to the owner. The person gets back the contact data of that time, later passkeys are removed, every
 * login ends, and messages requested since then stop working. The browser with the token is logged in.
 * @throws 410 for a token that is used, too old, void or unknown; 409 when another person has proven the old data since
 */
export async function undoChange(
  deps: Pick<Deps, 'config' | 'database'>,
  token: string,
  browser: RedeemingBrowser,
): Promise<CompletedLogin> {
  const { config, database } = deps;
  const undoHash = hashFor(config.HASHING_KEY, 'undo', token);
  return database.transaction(async (tx) => {
    const asked = await tx.contactChange.findUnique({ where: { undoHash } });
    if (!asked) throw linkUsed();
    const { personId, createdAt, phoneBefore: phone, emailBefore: email } = asked;
    const person = await lockPersonRow(tx, personId, { phone, email });
    const now = await databaseNow(tx);
    const ended = await tx.contactChange.updateMany({
      where: {
        id: asked.id,
        endedAt: null,
        createdAt: { gt: earlier(now, { days: limits.contactChange.undoDays }) },
      },
      data: { endedAt: now },
    });
    if (ended.count === 0 || !isActive(person)) throw linkUsed();
    const laterOnes = { personId, createdAt: { gte: createdAt }, endedAt: null };
    await tx.contactChange.updateMany({ where: laterOnes, data: { endedAt: now } });
    await tx.passkey.deleteMany({ where: { personId, createdAt: { gte: createdAt } } });
    await voidMessages(tx, personId, now);
    await endLoginSessions(tx, { personId });
    await recordAudit(tx, {
      action: 'contact-change.undone',
      actorId: personId,
      subjectId: personId,
      details: { changeId: asked.id, what: asked.what },
    });
    return replaceLogin(tx, config, await restore(tx, asked), browser);
  });
}

async function restore(tx: Tx, change: ContactChange): Promise<Person> {
  const { personId, phoneBefore, phoneVerifiedBefore, emailBefore, emailVerifiedBefore } = change;
  const proven = {
    phone: phoneVerifiedBefore ? phoneBefore : null,
    email: emailVerifiedBefore ? emailBefore : null,
  };
  await refuseProvenByOthers(tx, proven, personId);
  const restored = await tx.person.update({
    where: { id: personId },
    data: {
      phone: phoneBefore,
      phoneVerifiedAt: phoneVerifiedBefore,
      email: emailBefore,
      emailVerifiedAt: emailVerifiedBefore,
    },
  });
  await removeOtherClaims(tx, personId, proven);
  return restored;
}

/** Voids the links and codes that were requested for that person. */
async function voidMessages(tx: Tx, personId: string, now: Date): Promise<void> {
  await tx.loginRequest.updateMany({
    where: { personId, redeemedAt: null, voidedAt: null },
    data: { voidedAt: now },
  });
  await tx.emailClaim.deleteMany({ where: { personId, confirmedAt: null } });
}
