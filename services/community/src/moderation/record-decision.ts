import { randomUUID } from 'node:crypto';
import { recordPrivilegedAct } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { conflict } from '@kbf/service-kit';

/** @throws 409 when what waits now is newer than what the admin looked at */
export function checkSeen(seenAt: string | undefined, heldAt: Date | null): void {
  if (seenAt !== undefined && heldAt && heldAt.getTime() !== Date.parse(seenAt))
    throw conflict('It was changed since you looked. Please look again.');
}

/** Records that an admin decided, and lets the author know, if it is a member and anything is different now. */
export async function recordDecision(
  sql: SqlRunner,
  identity: Identity,
  decision: {
    kind: 'prayer' | 'comment' | 'profile' | 'need' | 'name';
    /** What of a prayer; by default all of it. */
    part?: 'prayer' | 'thanks' | 'photo';
    subjectId: string;
    /** Where it stands; null for a profile. */
    prayerId: string | null;
    authorUserId: string | null;
    state: 'public' | 'hidden';
    /** Whether others see something else now. Reports that an admin dismissed are nothing to the author. */
    isChange: boolean;
  },
): Promise<void> {
  const { kind, subjectId, prayerId, authorUserId, state, part, isChange } = decision;
  await recordPrivilegedAct(sql, identity, {
    action: `${kind}.decided`,
    subjectId,
    details: { state, ...(part ? { part } : {}) },
  });
  if (!authorUserId || !isChange || kind === 'name') return;
  await recordEvent(sql, 'moderation.decided', {
    decisionId: randomUUID(),
    kind: kind === 'prayer' ? (part ?? kind) : kind,
    prayerId,
    authorId: authorUserId,
    outcome: state === 'public' ? 'published' : 'hidden',
    decidedAt: new Date().toISOString(),
  });
}
