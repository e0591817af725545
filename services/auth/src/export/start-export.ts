import { randomUUID } from 'node:crypto';
import { limits } from '@kbf/contracts';
import { databaseNow, daySeconds, refuseOverQuota } from '@kbf/data-kit';
import { definitionOf, recordEvent } from '@kbf/events';
import { seal } from '@kbf/process-kit';
import type { Identity } from '@kbf/process-kit';
import { recordAudit } from '../audit/record-audit.ts';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';
import { lockSelf } from '../people/lock-self.ts';
import { earlier } from '../time/later.ts';
import { gatherPerson } from './gather-person.ts';
import { isReady } from './read-export.ts';
import type { ExportWithParts } from './read-export.ts';

/** A new request reuses an unfinished export for this long. After that it starts a new one. */
const standsFor = { minutes: 10 };

/**
 * Asks every service for its data about a person and stores auth's own part. Returns the current export if one is still
 * being gathered. The person's row is locked, so that many calls at once start one export.
 * @throws 401 for a login that has ended, 429
 */
export async function startExport(deps: Deps, identity: Identity): Promise<ExportWithParts> {
  const { config, database, relay } = deps;
  const id = randomUUID();
  const started = await database.transaction(async (tx, sql) => {
    const person = await lockSelf(tx, identity);
    const personId = person.id;
    const running = await findRunning(tx, personId);
    if (running) return running;
    const quota = { key: `export:${personId}`, max: limits.export.perDay, seconds: daySeconds };
    await refuseOverQuota(sql, [quota], 'You have requested your data too many times today.');
    const own = JSON.stringify(await gatherPerson(tx, person));
    const made = await tx.exportRequest.create({
      data: {
        id,
        personId,
        services: ['auth', ...definitionOf('export.requested').consumers],
        parts: { create: { service: 'auth', sealed: seal(config.SEALING_KEY, own, id) } },
      },
      include: { parts: true },
    });
    await recordEvent(sql, 'export.requested', {
      exportId: id,
      personId,
      ...(identity.visitorId ? { visitorId: identity.visitorId } : {}),
      requestedAt: made.createdAt.toISOString(),
    });
    await recordAudit(tx, {
      action: 'export.requested',
      actorId: personId,
      subjectId: personId,
      details: { exportId: id },
    });
    return made;
  });
  relay.nudge();
  return started;
}

async function findRunning(tx: Tx, personId: string): Promise<ExportWithParts | undefined> {
  const oldest = earlier(await databaseNow(tx), standsFor);
  const last = await tx.exportRequest.findFirst({
    where: { personId, createdAt: { gt: oldest } },
    orderBy: { createdAt: 'desc' },
    include: { parts: true },
  });
  return last && !isReady(last) ? last : undefined;
}
