import { randomUUID } from 'node:crypto';
import { recordPrivilegedAct } from '@kbf/data-kit';
import { recordEvent } from '@kbf/events';
import type { SqlRunner } from '@kbf/events';
import type { Identity } from '@kbf/process-kit';
import { adminIdOf, conflict } from '@kbf/service-kit';
import type { CommunityConfig } from '../config.ts';
import type { Tx } from '../database.ts';
import type { DeskDecision } from '../generated/prisma/client.ts';
import { keepDecided } from '../decided/keep-decided.ts';
import type { Decided } from '../decided/keep-decided.ts';

/**
 * What an admin decides about a text: to show it or not.
 * `taken`: as it was decided at the desk, where it is carried out some seconds later.
 */
export type Verdict = { state: 'public' | 'hidden'; taken?: DeskDecision | undefined };

/** With what a decision is carried out. */
export type DecisionWork = {
  tx: Tx;
  sql: SqlRunner;
  identity: Identity;
  config: Pick<CommunityConfig, 'SEALING_KEY'>;
};

/** @throws 409 when what waits now is newer than what the admin looked at */
export function checkSeen(seenAt: string | undefined, heldAt: Date | null): void {
  if (seenAt !== undefined && heldAt && heldAt.getTime() !== Date.parse(seenAt))
    throw conflict('It was changed since you looked. Please look again.');
}

/**
 * Records that an admin decided, keeps for the other admins what about, and lets the author know, if it is a member and
 * anything is different now.
 * @throws 409 when what was decided at the desk is carried out already
 */
export async function recordDecision(
  { tx, sql, identity, config }: DecisionWork,
  decision: Verdict & {
    kind: 'prayer' | 'comment' | 'profile' | 'need' | 'name';
    /** What of a prayer; by default all of it. */
    part?: 'prayer' | 'thanks' | 'photo';
    subjectId: string;
    /** Where it stands; null for a profile. */
    prayerId: string | null;
    authorUserId: string | null;
    /** How it was shown before, why it was held, and what it says. */
    before: Pick<Decided, 'was' | 'reasons' | 'words'>;
    /** Whether others see something else now. Reports that an admin dismissed are nothing to the author. */
    isChange: boolean;
  },
): Promise<void> {
  const { kind, subjectId, prayerId, authorUserId, state, taken, part, isChange } = decision;
  if (taken) await settle(tx, taken);
  const about = kind === 'prayer' ? (part ?? kind) : kind;
  await recordPrivilegedAct(sql, identity, {
    action: `${kind}.decided`,
    subjectId,
    details: { state, ...(part ? { part } : {}) },
  });
  await keepDecided(tx, config, {
    ...decision.before,
    kind: about,
    subjectId,
    prayerId,
    authorUserId,
    decision: state === 'public' ? 'release' : 'hide',
    sealedNote: taken?.sealedNote ?? null,
    decidedBy: adminIdOf(identity),
  });
  // They see their name, or not, on whatever they write: no message tells them of it.
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

/** It is no longer at the desk when the change is made, both or neither: nothing is decided twice. */
async function settle(tx: Tx, { kind, id, dueAt }: DeskDecision): Promise<void> {
  const { count } = await tx.deskDecision.deleteMany({ where: { kind, id, dueAt } });
  if (count === 0) throw conflict('This was carried out already.');
}
