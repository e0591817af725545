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
 * An admin's verdict about a text: show it or not. `taken`: the decision from the desk, which is carried out some
 * seconds later.
 */
export type Verdict = { state: 'public' | 'hidden'; taken?: DeskDecision | undefined };

/** Dependencies for carrying out a decision. */
export type DecisionWork = {
  tx: Tx;
  sql: SqlRunner;
  identity: Identity;
  config: Pick<CommunityConfig, 'SEALING_KEY'>;
};

/** @throws 409 when the waiting text is newer than the text that the admin saw */
export function checkSeen(seenAt: string | undefined, heldAt: Date | null): void {
  if (seenAt !== undefined && heldAt && heldAt.getTime() !== Date.parse(seenAt))
    throw conflict('It was changed since you looked. Please look again.');
}

/**
 * Logs an admin's decision, stores it for the other admins, and notifies the author if the author is a member and the
 * decision changes anything.
 * @throws 409 when the decision from the desk was carried out already
 */
export async function recordDecision(
  { tx, sql, identity, config }: DecisionWork,
  decision: Verdict & {
    kind: 'prayer' | 'comment' | 'profile' | 'need' | 'name';
    /** The part of a prayer; the whole prayer by default. */
    part?: 'prayer' | 'thanks' | 'photo';
    subjectId: string;
    /** The prayer that it belongs to; null for a profile. */
    prayerId: string | null;
    authorUserId: string | null;
    /** Its earlier state, the reasons for holding it, and its words. */
    before: Pick<Decided, 'was' | 'reasons' | 'words'>;
    /** Whether other people now see a difference. The author is not told about dismissed reports. */
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
  // No message for a name: people see on their own posts whether it is shown.
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

/** Removes the item from the desk in the same transaction as the change, so that nothing is decided twice. */
async function settle(tx: Tx, { kind, id, dueAt }: DeskDecision): Promise<void> {
  const { count } = await tx.deskDecision.deleteMany({ where: { kind, id, dueAt } });
  if (count === 0) throw conflict('This was carried out already.');
}
