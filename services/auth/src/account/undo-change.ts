import { limits } from '@kbf/contracts';
import type { AnswerOf, ContactKind, undoContactChange } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { LoginSecrets } from '../cookies/login-cookies.ts';
import type { Deps } from '../deps.ts';
import { replaceLogin } from '../login/complete-login.ts';
import type { RedeemingBrowser } from '../login/complete-login.ts';
import { stopErasure } from '../erasure/stop-erasure.ts';
import { refuseProvenByOthers } from '../people/contact-data.ts';
import { isActive, lockPersonRow, mayUndo } from '../people/lock-person.ts';
import { linkUsed } from '../refusals.ts';
import { hashFor } from '../secrets/login-secrets.ts';
import { later } from '../time/later.ts';
import { endAccess } from '../undo/end-access.ts';
import { freezeAccount, isDisputed } from '../undo/freeze-account.ts';
import { maskedContacts } from '../people/masked-contacts.ts';
import { tellOfChange } from '../undo/tell-of-change.ts';
import { findUndoState } from '../undo/undo-state.ts';
import { provenContact } from '../people/proven-contact.ts';
import { restoreContacts } from '../people/restore-contacts.ts';

/** The answer of the call. The secrets are missing when the account is frozen or suspended. */
export type Undone = { answer: AnswerOf<typeof undoContactChange>; login?: LoginSecrets };

/**
 * Undoes all changes of a person's contact data and passkeys since the oldest one that can be undone. The token was
 * sent to a contact that was proven before. The person gets back the contact data of that time, later passkeys are
 * removed, every login ends, and messages requested since then stop working. The browser with the token is logged in.
 * If another contact of that time made one of the changes, the account is frozen instead. An account that is being
 * deleted is kept, also a suspended one, which stays suspended.
 * @throws 410 for a token that is used, too old, void or unknown; 409 when another person has proven the contact with
 * the token since
 */
export async function undoChange(
  deps: Pick<Deps, 'config' | 'database' | 'eventKeys' | 'relay'>,
  token: string,
  browser: RedeemingBrowser,
): Promise<Undone> {
  const { config, database, relay } = deps;
  const tokenHash = hashFor(config.HASHING_KEY, 'undo', token);
  const undone = await database.transaction(async (tx): Promise<Undone> => {
    const link = await tx.undoLink.findUnique({ where: { tokenHash }, include: { state: true } });
    if (!link) throw linkUsed();
    const { personId } = link;
    const sentTo: ContactKind = link.sentTo === 'phone' ? 'phone' : 'email';
    const person = await lockPersonRow(tx, personId, link.state);
    const now = await databaseNow(tx);
    const state = await findUndoState(tx, personId, now);
    const { count } = await tx.undoLink.deleteMany({ where: { tokenHash } });
    if (!state || count === 0 || !mayUndo(person)) throw linkUsed();
    const contact = provenContact(state, sentTo) ?? '';
    await refuseProvenByOthers(tx, { [sentTo]: contact }, personId);

    const kept = person.erasingAt && (await stopErasure(tx, person, state));
    if (await isDisputed(tx, state, sentTo)) {
      await freezeAccount(tx, deps, person, state, now);
      return { answer: { outcome: 'frozen', ...maskedContacts(state), passkeysRemoved: 0 } };
    }
    const since = { personId, createdAt: { gte: state.since } };
    await tx.contactChange.updateMany({
      where: { ...since, endedAt: null },
      data: { endedAt: now },
    });
    const { count: passkeysRemoved } = await tx.passkey.deleteMany({ where: since });
    await endAccess(tx, personId, now);
    const restored = kept || (await restoreContacts(tx, personId, state));
    await recordAudit(tx, {
      action: 'contact-change.undone',
      actorId: personId,
      subjectId: personId,
      details: { by: sentTo },
    });
    await tellOfChange(tx, deps, restored, 'undone', undefined);
    // Remembered for seven more days: when the two contacts undo each other's changes, the account is frozen.
    const endsAt = later(now, { days: limits.contactChange.undoDays });
    await tx.undoState.update({ where: { personId }, data: { endsAt } });
    const answer = { outcome: 'restored', ...maskedContacts(restored), passkeysRemoved } as const;
    if (!isActive(restored)) return { answer };
    const provenBy = hashFor(config.HASHING_KEY, 'recipient', contact);
    return { answer, login: await replaceLogin(tx, config, restored, { ...browser, provenBy }) };
  });
  relay.nudge();
  return undone;
}
