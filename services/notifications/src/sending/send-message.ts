import type { Logger } from '@kbf/process-kit';
import type { Database } from '../database.ts';
import { openContent } from '../messages/queue-message.ts';
import { compose } from '../messages/compose.ts';
import type { ClaimedMessage } from './claim-message.ts';
import type { SendOutcome, Transport } from './transport.ts';

export type Transports = Record<'sms' | 'email', Transport>;

/**
 * A message that was certainly not taken waits longer each time, up to a minute (milliseconds). How often does not matter:
 * until `notAfter` somebody needs it, and after that it is dropped.
 */
const laterMs = (attempts: number) => Math.min(1_000 * 2 ** attempts, 60_000);

/** Once a message has left, or must not be sent, neither recipient nor words are kept. */
const forget = { sealed: null };

function changesFor(result: SendOutcome, attempts: number) {
  if (result.outcome === 'sent')
    return { state: 'sent', providerId: result.providerId, error: null, ...forget };
  const { error } = result;
  if (result.outcome === 'later')
    return { state: 'queued', error, nextAttemptAt: new Date(Date.now() + laterMs(attempts)) };
  // The words of an unknown message are what it is found by at the provider.
  if (result.outcome === 'unknown') return { state: 'unknown', error };
  if (result.outcome === 'blocked') return { state: 'blocked', error, ...forget };
  // An admin may send it again for as long as it is of use, see forget-failed.ts.
  return { state: 'failed', error };
}

/** Sends one claimed message and records what became of it. Only the row's state decides whether it is tried again. */
export async function sendMessage(
  deps: { database: Database; transports: Transports; key: Uint8Array; logger: Logger },
  message: ClaimedMessage,
): Promise<void> {
  const { database, transports, key, logger } = deps;
  const blocked =
    message.channel === 'sms' &&
    (await database.smsBlock.count({ where: { recipientHash: message.recipientHash } })) > 0;
  const result: SendOutcome = blocked
    ? { outcome: 'blocked', error: 'the recipient sent STOP' }
    : await attempt(transports, key, message, logger);
  // Not if a status call-back was quicker than the answer to our own call.
  await database.message.updateMany({
    where: { id: message.id, state: 'sending' },
    data: { ...changesFor(result, message.attempts), updatedAt: new Date() },
  });
  const facts = { messageId: message.id, kind: message.kind, outcome: result.outcome };
  if (result.outcome === 'sent' || result.outcome === 'blocked') logger.info(facts, 'message');
  else logger.warn({ ...facts, reason: result.error }, 'message');
}

async function attempt(
  transports: Transports,
  key: Uint8Array,
  message: ClaimedMessage,
  logger: Logger,
): Promise<SendOutcome> {
  try {
    const content = openContent(key, message.sealed, message.id);
    const composed = compose(message.channel, message.kind, content);
    return await transports[message.channel].send({ id: message.id, to: content.to, composed });
  } catch (error) {
    logger.error({ err: error, messageId: message.id }, 'a message cannot be written');
    return { outcome: 'failed', error: 'it could not be written' };
  }
}
