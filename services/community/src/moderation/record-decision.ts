import { randomUUID } from 'node:crypto';
import { prismaSql, recordEvent } from '@kbf/events';
import type { EventInput } from '@kbf/events';
import { conflict, loginRequired } from '@kbf/service-kit';
import type { Identity } from '@kbf/process-kit';
import type { Tx } from '../database.ts';

type Details = EventInput<'privilege.used'>['details'];

/** Records, in the transaction of what an admin did, that the admin did it. */
export async function recordPrivilege(
  tx: Tx,
  identity: Identity,
  used: { action: string; subjectId: string | null; details?: Details },
): Promise<void> {
  if (!identity.userId) throw loginRequired();
  await recordEvent(prismaSql(tx), 'privilege.used', {
    actorId: identity.userId,
    action: used.action,
    subjectId: used.subjectId,
    details: used.details ?? {},
    at: new Date().toISOString(),
  });
}

/** @throws 409 when what waits now is newer than what the admin looked at */
export function checkSeen(seenAt: string | undefined, heldAt: Date | null): void {
  if (seenAt !== undefined && heldAt && heldAt.getTime() !== Date.parse(seenAt))
    throw conflict('It was changed since you looked. Please look again.');
}

/** Records that an admin decided, and lets the author know, if it is a member and anything is different now. */
export async function recordDecision(
  tx: Tx,
  identity: Identity,
  decision: {
    kind: 'prayer' | 'comment' | 'profile';
    /** What of a prayer; by default all of it. */
    part?: string;
    subjectId: string;
    authorUserId: string | null;
    state: 'public' | 'hidden';
    /** Whether others see something else now. Reports that an admin dismissed are nothing to the author. */
    isChange: boolean;
  },
): Promise<void> {
  const { kind, subjectId, authorUserId, state, part, isChange } = decision;
  await recordPrivilege(tx, identity, {
    action: `${kind}.decided`,
    subjectId,
    details: { state, ...(part ? { part } : {}) },
  });
  if (!authorUserId || !isChange) return;
  await recordEvent(prismaSql(tx), 'moderation.decided', {
    decisionId: randomUUID(),
    kind,
    authorId: authorUserId,
    outcome: state === 'public' ? 'published' : 'hidden',
    decidedAt: new Date().toISOString(),
  });
}
