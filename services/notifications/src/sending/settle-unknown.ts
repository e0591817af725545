import { databaseNow } from '@kbf/data-kit';
import type { Tx } from '../database.ts';
import type { Message } from '../generated/prisma/client.ts';
import { compose } from '../messages/compose.ts';
import { channel as channels } from '../messages/content.ts';
import { openContent } from '../messages/queue-message.ts';
import type { SendDeps } from './send-message.ts';
import type { TakenMessage } from './transport.ts';

/** A provider needs a moment until it lists an accepted message. */
const settleAfterMs = 15_000;
/** How far the provider's clock may be behind ours. */
const clocksDifferByMs = 5_000;
/** Most per run. */
const batch = 100;

/**
 * Finds the result of messages in the state `unknown` by asking the provider. Never sends: a message that the provider
 * does not know is closed as failed when its time is over, and the person asks again.
 *
 * The same words may have gone to the same number several times. So each entry of the provider's list belongs to one
 * message of ours: the latest attempt takes the latest entry that came after it, and entries of other known messages
 * are left out.
 */
export async function settleUnknown(deps: SendDeps): Promise<void> {
  const { prisma } = deps.database;
  const now = await databaseNow(prisma);
  const settleable = new Date(now.getTime() - settleAfterMs);
  const open = await prisma.message.findMany({
    where: { state: 'unknown', sealed: { not: null }, updatedAt: { lt: settleable } },
    orderBy: { attemptedAt: 'desc' },
    take: batch,
  });
  for (const message of open) {
    if (await isTwinUnderWay(prisma, message)) continue;
    const data = await changesFor(deps, message, now);
    await prisma.message.updateMany({
      where: { id: message.id, state: 'unknown' },
      data: { ...data, updatedAt: now },
    });
  }
}

/** Returns true if a similar message is being sent right now: the provider may list that one before we know its id. */
const isTwinUnderWay = async (tx: Pick<Tx, 'message'>, { recipientHash, kind }: Message) =>
  (await tx.message.count({ where: { recipientHash, kind, state: 'sending' } })) > 0;

async function changesFor(
  { database, transports, key, logger }: SendDeps,
  row: Message,
  now: Date,
) {
  const asked = words(row, key);
  // Encrypted with an old key: it cannot be looked up, and must not block the others.
  if (!asked) {
    logger.error({ messageId: row.id }, 'cannot decrypt a message in state unknown');
    return { sealed: null };
  }
  const attemptedAt = row.attemptedAt ?? row.createdAt;
  const since = new Date(attemptedAt.getTime() - clocksDifferByMs);
  const listed = await transports[asked.channel].find({ ...asked, since });
  const found = listed === 'cannot-tell' ? undefined : await ownOf(database.prisma, listed, since);
  if (found) return { state: 'sent', providerId: found.providerId, sealed: null, error: null };
  if (row.notAfter > now) return {};
  return { ...(listed === 'cannot-tell' ? {} : { state: 'failed' }), sealed: null };
}

/** The latest of the provider's entries that belongs to no other message of ours. */
async function ownOf(tx: Pick<Tx, 'message'>, listed: readonly TakenMessage[], since: Date) {
  const candidates = listed.filter(({ at }) => at >= since);
  const ids = candidates.map(({ providerId }) => providerId);
  const known = await tx.message.findMany({
    where: { providerId: { in: ids } },
    select: { providerId: true },
  });
  const isKnown = new Set(known.map(({ providerId }) => providerId));
  return candidates
    .filter(({ providerId }) => !isKnown.has(providerId))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
}

function words({ id, kind, sealed, ...row }: Message, key: Uint8Array) {
  try {
    const channel = channels.parse(row.channel);
    const content = openContent(key, sealed ?? '', id);
    return { channel, to: content.to, composed: compose(channel, kind, content) };
  } catch {
    return undefined;
  }
}
