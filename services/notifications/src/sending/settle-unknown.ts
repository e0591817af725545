import type { Database } from '../database.ts';
import { openContent } from '../messages/queue-message.ts';
import { compose } from '../messages/templates.ts';
import type { Transports } from './send-message.ts';

/** A claim this old belongs to a process that died in the middle of sending (seconds): longer than any attempt takes. */
const abandonedAfter = 60;
/** A provider needs a moment until it lists what it took (seconds). */
const settleAfter = 15;

/** Rows that a dead process left claimed become `unknown`: they may have been sent. */
export function releaseAbandoned(database: Database): Promise<number> {
  return database.$executeRaw`
    UPDATE message SET state = 'unknown', error = 'the sender ended in the middle', updated_at = now()
    WHERE state = 'sending' AND updated_at < now() - make_interval(secs => ${abandonedAfter})`;
}

/**
 * Finds out what became of messages nobody knows about, by asking the provider. Never sends: one that the provider does
 * not know is closed as failed once it is of no use any more, and the person asks again.
 */
export async function settleUnknown(deps: {
  database: Database;
  transports: Transports;
  key: Uint8Array;
}): Promise<void> {
  const { database, transports, key } = deps;
  const open = await database.$queryRaw<
    {
      id: string;
      channel: 'sms' | 'email';
      kind: string;
      sealed: string;
      createdAt: Date;
      late: boolean;
    }[]
  >`SELECT id, channel, kind, sealed, created_at AS "createdAt", not_after <= now() AS late FROM message
    WHERE state = 'unknown' AND sealed IS NOT NULL
      AND updated_at < now() - make_interval(secs => ${settleAfter})
    ORDER BY updated_at LIMIT 50`;
  for (const message of open) {
    const content = openContent(key, message.sealed, message.id);
    const found = await transports[message.channel].find({
      to: content.to,
      composed: compose(message.kind, content),
      since: message.createdAt,
    });
    const where = { id: message.id, state: 'unknown' };
    const updatedAt = new Date();
    const providerId = found === 'cannot-tell' ? undefined : found.providerId;
    if (providerId !== undefined)
      await database.message.updateMany({
        where,
        data: { state: 'sent', providerId, sealed: null, error: null, updatedAt },
      });
    else if (message.late)
      await database.message.updateMany({
        where,
        data: { ...(found === 'cannot-tell' ? {} : { state: 'failed' }), sealed: null, updatedAt },
      });
    else await database.message.updateMany({ where, data: { updatedAt } });
  }
}
