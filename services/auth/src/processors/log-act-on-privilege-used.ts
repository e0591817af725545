import type { ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';

/** Records an admin's action in another service. */
export function logActOnPrivilegeUsed(): ProcessorOf<Tx, 'privilege.used'> {
  return {
    name: 'log-act-on-privilege-used',
    event: 'privilege.used',
    handle: async ({ tx, event }, { actorId, action, subjectId, details, at }) => {
      await tx.auditEntry.create({
        data: { id: event.id, at: new Date(at), actorId, action, subjectId, details },
      });
    },
  };
}
