import { limits } from '@kbf/contracts';
import { databaseNow, quotaUpkeep } from '@kbf/data-kit';
import type { UpkeepTask } from '@kbf/data-kit';
import type { Deps } from '../deps.ts';
import { applyDueChanges } from '../contact-changes/apply-due-changes.ts';
import { askAgain } from '../erasure/ask-again.ts';
import { startDueErasures } from '../erasure/start-due-erasures.ts';
import { earlier } from '../time/later.ts';

/** Days that rows are kept after they expire: logins, requests and changes for questions, claims for a late click. */
const keep = { sessions: 90, requests: 2, claims: 30, changes: 30 } as const;

const minuteMs = 60_000;
const everyMs = 10 * minuteMs;

export const buildUpkeep = (
  deps: Pick<Deps, 'config' | 'database' | 'eventKeys' | 'relay'>,
): UpkeepTask[] => [
  { name: 'apply changes that waited', everyMs: minuteMs, work: () => applyDueChanges(deps) },
  { name: 'start due erasures', everyMs: minuteMs, work: () => startDueErasures(deps) },
  { name: 'remove what is old', everyMs, work: () => removeOld(deps) },
  { name: 'ask for erasures again', everyMs, work: () => askAgain(deps) },
  quotaUpkeep(deps.database.sql),
];

/** Removes logins, requests, claims and exports that are no longer needed. */
export async function removeOld({ database }: Pick<Deps, 'database'>): Promise<void> {
  const { prisma } = database;
  const now = await databaseNow(prisma);
  const before = (days: number) => ({ lt: earlier(now, { days }) });
  await prisma.loginSession.deleteMany({
    where: { OR: [{ expiresAt: before(keep.sessions) }, { endedAt: before(keep.sessions) }] },
  });
  await prisma.loginRequest.deleteMany({ where: { expiresAt: before(keep.requests) } });
  await prisma.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await prisma.emailClaim.deleteMany({ where: { createdAt: before(keep.claims) } });
  await prisma.contactChange.deleteMany({ where: { createdAt: before(keep.changes) } });
  await prisma.undoState.deleteMany({
    where: { endsAt: { lt: now }, person: { frozenAt: null, erasingAt: null } },
  });
  await prisma.roleUndo.deleteMany({
    where: { createdAt: before(limits.roleChange.undoDays) },
  });
  await prisma.exportRequest.deleteMany({
    where: { createdAt: before(limits.export.keepDays) },
  });
}
