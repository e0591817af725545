import { databaseNow } from '@kbf/data-kit';
import type { Logger } from '@kbf/process-kit';
import type { NotificationsDatabase } from '../database.ts';
import type { Sent } from '../figures/sending-metrics.ts';
import { compose } from '../messages/compose.ts';
import { openContent } from '../messages/queue-message.ts';
import { sendInstead } from './send-instead.ts';
import type { ClaimedMessage } from './claim-message-sql.ts';
import type { SendOutcome, Transports } from './transport.ts';

export type SendDeps = {
  database: Pick<NotificationsDatabase, 'prisma' | 'sql' | 'transaction'>;
  transports: Transports;
  /** SEALING_KEY */
  key: Uint8Array;
  onSent: (sent: Sent) => void;
  logger: Logger;
};

/**
 * A message that was certainly not accepted waits longer each time, up to a minute (milliseconds). The number of
 * attempts is not limited: the message is needed until `notAfter`, and is dropped after it.
 */
const laterMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 60_000);

/** After a message was sent, or must not be sent, neither recipient nor words are stored. */
const forget = { sealed: null };

function changesFor(result: SendOutcome, attempts: number, now: Date) {
  if (result.outcome === 'sent')
    return { state: 'sent', providerId: result.providerId, error: null, ...forget };
  const { error } = result;
  if (result.outcome === 'gone') return { state: 'blocked', error, ...forget };
  if (result.outcome === 'later')
    return { state: 'queued', error, nextAttemptAt: new Date(now.getTime() + laterMs(attempts)) };
  // Keep the words: they are needed to find the message at the provider.
  if (result.outcome === 'unknown') return { state: 'unknown', error };
  if (result.outcome === 'blocked') return { state: 'blocked', error, ...forget };
  // An admin may send it again until its time is over, see `forgetFailed`.
  return { state: 'failed', error };
}

/** Sends one claimed message and records the result. Only the row's state decides whether it is tried again. */
export async function sendMessage(deps: SendDeps, message: ClaimedMessage): Promise<void> {
  const { prisma } = deps.database;
  const { id, channel, kind, recipientHash, attempts } = message;
  const isBlocked =
    channel === 'sms' && (await prisma.smsBlock.count({ where: { recipientHash } })) > 0;
  const result: SendOutcome = isBlocked
    ? { outcome: 'blocked', error: 'the recipient sent STOP' }
    : await attempt(deps, message);
  if (result.outcome === 'gone') await sendInstead(deps, message);
  deps.onSent({ channel, outcome: result.outcome });
  const now = await databaseNow(prisma);
  // Not if a status callback was faster than the answer to our own call.
  await prisma.message.updateMany({
    where: { id, state: 'sending' },
    data: { ...changesFor(result, attempts, now), updatedAt: now },
  });
  const facts = { messageId: id, kind, outcome: result.outcome };
  if (result.outcome === 'sent' || result.outcome === 'blocked') deps.logger.info(facts, 'message');
  else deps.logger.warn({ ...facts, reason: result.error }, 'message');
}

async function attempt(
  { transports, key, logger }: SendDeps,
  { id, channel, kind, sealed }: ClaimedMessage,
): Promise<SendOutcome> {
  try {
    const content = openContent(key, sealed, id);
    const composed = compose(channel, kind, content);
    return await transports[channel].send({ id, to: content.to, composed });
  } catch (error) {
    logger.error({ err: error, messageId: id }, 'cannot compose the message');
    return { outcome: 'failed', error: 'it could not be written' };
  }
}
