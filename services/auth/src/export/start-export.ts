import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { definitionOf, pgSql, prismaSql, recordEvent } from '@kbf/events';
import { seal } from '@kbf/process-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { AuthDeps } from '../deps.ts';
import type { Person } from '../generated/prisma/client.ts';
import { day, takeFromLimits } from '../limits/take-from-limits.ts';
import { gatherPerson } from './gather-person.ts';
import { isReady } from './read-export.ts';
import type { ExportWithParts } from './read-export.ts';

/** Minutes after which an export that is not ready no longer stands for a new one. */
const standsForMinutes = 10;

/**
 * Asks every service for what it knows of a person, and puts by what auth knows itself. While one is being gathered, it
 * is that one.
 * @throws 429
 */
export async function startExport(deps: AuthDeps, person: Person): Promise<ExportWithParts> {
  const { config, database, pool } = deps;
  const running = await findRunning(deps, person.id);
  if (running) return running;
  await takeFromLimits(
    pgSql(pool),
    [{ key: `export:${person.id}`, max: limits.export.perDay, seconds: day }],
    'Your data was asked for often today.',
  );
  const id = randomUUID();
  const started = await database.$transaction(async (tx) => {
    const own = JSON.stringify(await gatherPerson(tx, person));
    const made = await tx.exportRequest.create({
      data: {
        id,
        personId: person.id,
        services: ['auth', ...definitionOf('export.requested').consumers],
        parts: { create: { service: 'auth', sealed: seal(config.SEALING_KEY, own, id) } },
      },
      include: { parts: true },
    });
    await recordEvent(prismaSql(tx), 'export.requested', {
      exportId: id,
      personId: person.id,
      requestedAt: made.createdAt.toISOString(),
    });
    await recordAudit(tx, {
      action: 'export.requested',
      actorId: person.id,
      subjectId: person.id,
      details: { exportId: id },
    });
    return made;
  });
  deps.nudgeRelay();
  return started;
}

async function findRunning(
  { database }: AuthDeps,
  personId: string,
): Promise<ExportWithParts | undefined> {
  const last = await database.exportRequest.findFirst({
    where: { personId, createdAt: { gt: new Date(Date.now() - standsForMinutes * 60_000) } },
    orderBy: { createdAt: 'desc' },
    include: { parts: true },
  });
  return last && !isReady(last) ? last : undefined;
}
