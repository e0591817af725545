import { databaseNow } from '@kbf/data-kit';
import type { Identity } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Deps } from '../deps.ts';
import { lockSelf } from '../people/lock-self.ts';
import { tellOfChange } from '../undo/tell-of-change.ts';
import { findUndoState } from '../undo/undo-state.ts';

/** Removes one passkey of a member and tells the member. @throws 404 also for another member's passkey */
export async function removePasskey(deps: Deps, identity: Identity, id: string): Promise<void> {
  const { database, relay } = deps;
  await database.transaction(async (tx) => {
    const person = await lockSelf(tx, identity);
    const personId = person.id;
    const passkey = await tx.passkey.findFirst({ where: { id, personId } });
    if (!passkey) throw notFound('This passkey was not found.');
    await tx.passkey.delete({ where: { id } });
    await recordAudit(tx, {
      action: 'passkey.removed',
      actorId: personId,
      subjectId: personId,
      details: { passkeyId: id, name: passkey.name },
    });
    const state = await findUndoState(tx, personId, await databaseNow(tx));
    await tellOfChange(tx, deps, person, 'passkey-removed', state);
  });
  relay.nudge();
}
