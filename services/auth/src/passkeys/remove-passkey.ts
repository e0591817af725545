import { loginRequired, notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { isActive, lockPersonRow } from '../people/lock-person.ts';
import { tellOwner } from './tell-owner.ts';

/** Removes one passkey of a member and tells the member. @throws 404 also for another member's passkey */
export async function removePasskey(deps: Deps, personId: string, id: string): Promise<void> {
  const { database, relay } = deps;
  await database.transaction(async (tx) => {
    const person = await lockPersonRow(tx, personId);
    if (!isActive(person)) throw loginRequired();
    const passkey = await tx.passkey.findFirst({ where: { id, personId } });
    if (!passkey) throw notFound('This passkey was not found.');
    await tx.passkey.delete({ where: { id } });
    await recordAudit(tx, {
      action: 'passkey.removed',
      actorId: personId,
      subjectId: personId,
      details: { passkeyId: id, name: passkey.name },
    });
    await tellOwner(tx, deps, person, { done: 'removed', passkey });
  });
  relay.nudge();
}
