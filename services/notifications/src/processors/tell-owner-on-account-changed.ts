import { databaseNow, idOf, lockPerson } from '@kbf/data-kit';
import type { EventPayload, ProcessorOf } from '@kbf/events';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import type { MessageKind } from '../messages/compose.ts';
import { dayMs, hourMs, later } from '../messages/later.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { hashRecipient } from '../messages/recipient.ts';

const kinds = {
  'phone-changed': 'contact-data-changed',
  'email-changed': 'contact-data-changed',
  'phone-waits': 'contact-data-waiting',
  'email-waits': 'contact-data-waiting',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  undone: 'account-restored',
  frozen: 'account-frozen',
  given: 'account-given',
} as const satisfies Record<EventPayload<'account.changed'>['done'], MessageKind>;

/** Changes that one login can repeat without end: their notices are joined. */
const joined: MessageKind[] = ['passkey-added', 'passkey-removed'];
/** After these, a change is news again. */
const newBeginnings: MessageKind[] = ['account-restored', 'account-given'];

/**
 * Tells the contacts of an account that it was changed, in case it was not the owner. Of the kinds that are joined,
 * each contact gets one notice an hour: the first at once, and one at the end of the hour for all later ones, with the
 * newest link. Each link undoes all changes.
 */
export function tellOwnerOnAccountChanged({
  config,
  sender,
}: Pick<Deps, 'config' | 'sender'>): ProcessorOf<Tx, 'account.changed'> {
  return {
    name: 'tell-owner-on-account-changed',
    event: 'account.changed',
    async handle({ tx }, { changeId, personId, done, told: { fullName, ways } }) {
      await lockPerson(tx, personId);
      const kind = kinds[done];
      const about = done.startsWith('phone') ? 'phone' : 'email';
      const notAfter = await later(tx, 7 * dayMs);
      if (newBeginnings.includes(kind)) await removeWaiting(tx, { personId });
      for (const { channel, to, undoLink: link } of ways) {
        const id = idOf(`${kind} ${changeId} ${to}`);
        if ((await tx.message.count({ where: { id } })) > 0) continue;
        const recipientHash = hashRecipient(config.SEALING_KEY, to);
        const nextAttemptAt = await dueAt(tx, { personId, kind, recipientHash });
        await queueMessage(tx, config.SEALING_KEY, {
          id,
          channel,
          kind,
          // It is unexpected and urgent, and must not wait behind notices.
          lane: 'alert',
          content: { to, fullName, about, link },
          notAfter,
          personId,
          ...(nextAttemptAt && { nextAttemptAt }),
        });
      }
    },
    afterCommit: async () => sender.nudge(),
  };
}

/**
 * When to send a notice: at the end of the hour if it is joined with an earlier one, else undefined, which is now. One
 * that still waits is removed: this one tells the same, with a newer link.
 */
async function dueAt(
  tx: Tx,
  to: { personId: string; kind: MessageKind; recipientHash: string },
): Promise<Date | undefined> {
  const { kind, ...recipient } = to;
  if (!joined.includes(kind)) return undefined;
  const last = await tx.message.findFirst({
    where: { ...recipient, kind: { in: [kind, ...newBeginnings] } },
    orderBy: { createdAt: 'desc' },
  });
  if (last?.kind !== kind) return undefined;
  const isWaiting = (await removeWaiting(tx, { ...recipient, kind })) > 0;
  const due = new Date(last.nextAttemptAt.getTime() + (isWaiting ? 0 : hourMs));
  return due > (await databaseNow(tx)) ? due : undefined;
}

/** Removes notices that wait to be joined. @returns how many there were */
async function removeWaiting(
  tx: Tx,
  of: { personId: string; recipientHash?: string; kind?: MessageKind },
): Promise<number> {
  const waiting = { state: 'queued', attempts: 0, nextAttemptAt: { gt: await databaseNow(tx) } };
  const { count } = await tx.message.deleteMany({
    where: { kind: { in: joined }, ...of, ...waiting },
  });
  return count;
}
