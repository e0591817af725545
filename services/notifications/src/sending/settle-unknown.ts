import type { Logger } from '@kbf/process-kit';
import type { Database } from '../database.ts';
import { openContent } from '../messages/queue-message.ts';
import { compose } from '../messages/compose.ts';
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

type OpenMessage = {
  id: string;
  channel: 'sms' | 'email';
  kind: string;
  sealed: string;
  createdAt: Date;
  late: boolean;
};

/**
 * Finds out what became of messages nobody knows about, by asking the provider. Never sends: one that the provider does
 * not know is closed as failed once it is of no use any more, and the person asks again.
 */
export async function settleUnknown(deps: {
  database: Database;
  transports: Transports;
  key: Uint8Array;
  logger: Logger;
}): Promise<void> {
  const { database, transports, key, logger } = deps;
  const open = await database.$queryRaw<
    OpenMessage[]
  >`SELECT id, channel, kind, sealed, created_at AS "createdAt", not_after <= now() AS late FROM message
    WHERE state = 'unknown' AND sealed IS NOT NULL
      AND updated_at < now() - make_interval(secs => ${settleAfter})
    ORDER BY updated_at LIMIT 50`;
  for (const message of open) {
    const data = await changesFor(message, transports, key, logger);
    await database.message.updateMany({
      where: { id: message.id, state: 'unknown' },
      data: { ...data, updatedAt: new Date() },
    });
  }
}

async function changesFor(
  message: OpenMessage,
  transports: Transports,
  key: Uint8Array,
  logger: Logger,
) {
  const asked = words(message, key);
  // Sealed with a key that is gone: it cannot be looked up, and must not keep the others from being settled.
  if (!asked) {
    logger.error({ messageId: message.id }, 'a message of unknown fate cannot be opened');
    return { sealed: null };
  }
  const found = await transports[message.channel].find({ ...asked, since: message.createdAt });
  const providerId = found === 'cannot-tell' ? undefined : found.providerId;
  if (providerId !== undefined) return { state: 'sent', providerId, sealed: null, error: null };
  if (!message.late) return {};
  return { ...(found === 'cannot-tell' ? {} : { state: 'failed' }), sealed: null };
}

function words({ id, channel, kind, sealed }: OpenMessage, key: Uint8Array) {
  try {
    const content = openContent(key, sealed, id);
    return { to: content.to, composed: compose(channel, kind, content) };
  } catch {
    return undefined;
  }
}
