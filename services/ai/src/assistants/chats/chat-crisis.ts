import { randomUUID } from 'node:crypto';
import type { ChatReply } from '@kbf/contracts';
import { recordEvent } from '@kbf/events';
import { careFor, crisisResources } from '@kbf/moderation';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { reasonOf } from '../../reason-of.ts';

const afterwards = [
  'Everything else we talk about here can wait. If it helps, take one sentence with you to the call: “I am not safe right',
  'now, and I need someone to stay with me.” You are welcome back here whenever you are ready.',
].join(' ');

/** What a person in danger reads, whichever assistant they wrote to: where help is, before anything else. */
const crisisReply: ChatReply = {
  message: `${crisisResources}\n\n${afterwards}`,
  source: 'crisis',
  passages: [],
};

/**
 * Whether a message speaks of self-harm or danger: by our own rules, and by the provider's when one judges here. These
 * chats are private, so nothing else about them is judged.
 */
export async function isCrisis(
  { moderation }: Pick<Deps, 'moderation'>,
  message: string,
): Promise<boolean> {
  if (careFor(message)?.level === 'certain') return true;
  const verdict = await moderation?.text(message);
  return verdict?.state === 'checked' && verdict.isCrisis;
}

/** Replies with where help is, and tells an admin that it happened, without a word of what was said. */
export async function replyInCrisis(
  { database, relay }: Pick<Deps, 'database' | 'relay'>,
  log: FastifyBaseLogger,
): Promise<ChatReply> {
  const notice = {
    noticeId: randomUUID(),
    source: 'chat',
    noticedAt: new Date().toISOString(),
  } as const;
  try {
    await recordEvent(database.sql, 'crisis.noticed', notice);
    relay.nudge();
  } catch (error) {
    // The person needs the resources now, whatever our database does.
    log.error({ reason: reasonOf(error) }, 'an admin could not be told of a crisis');
  }
  return crisisReply;
}
