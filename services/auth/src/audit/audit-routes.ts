import { listAudit } from '@kbf/contracts';
import { presentPage, readPage, timeCursor } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import type { AuditEntry } from '../generated/prisma/client.ts';
import { fullNameOf } from '../names/person-name.ts';

const details = z.record(z.string(), z.unknown()).catch({});

/** The log of privileged actions in all services. */
export function registerAuditRoutes(app: Service, { database: { prisma } }: Deps): void {
  implement(app, listAudit, async ({ query, request, reply }) => {
    const page = await readPage(query, {
      cursor: timeCursor,
      positionOf: ({ at, id }: AuditEntry) => ({ at, id }),
      read: (after, take) =>
        prisma.auditEntry.findMany({
          where: after && {
            at: { lte: after.at },
            OR: [{ at: { lt: after.at } }, { id: { lt: after.id } }],
          },
          orderBy: [{ at: 'desc' }, { id: 'desc' }],
          take,
        }),
      count: () => prisma.auditEntry.count(),
    });
    const actors = await prisma.person.findMany({
      where: { id: { in: page.rows.flatMap(({ actorId }) => actorId ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    });
    const names = new Map(actors.map((actor) => [actor.id, fullNameOf(actor)]));
    const shown = presentPage(page, { request, reply }, (entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      actorName: (entry.actorId && names.get(entry.actorId)) ?? null,
      details: details.parse(entry.details),
    }));
    return answer(200, shown);
  });
}
