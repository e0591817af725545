import { listAudit } from '@kbf/contracts';
import { answer, decodeListCursor, implement, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { AuthDeps } from '../deps.ts';
import { fullNameOf } from '../people/present-person.ts';
import { cutPage } from '../paging/cut-page.ts';

/** What was done with privileges, in all services. */
export function auditRoutes(app: Service, { database }: AuthDeps): void {
  implement(app, listAudit, async ({ query, request, reply }) => {
    const after = query.cursor === undefined ? undefined : decodeListCursor(query.cursor);
    const entries = await database.auditEntry.findMany({
      ...(after
        ? { where: { OR: [{ at: { lt: after.at } }, { at: after.at, id: { lt: after.id } }] } }
        : {}),
      orderBy: [{ at: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    const { page, next } = cutPage(entries, query.limit, ({ at, id }) => ({ at, id }));
    const actors = await database.person.findMany({
      where: { id: { in: page.flatMap(({ actorId }) => actorId ?? []) } },
      select: { id: true, firstName: true, lastName: true },
    });
    const names = new Map(actors.map((actor) => [actor.id, fullNameOf(actor)]));
    setListHeaders(request, reply, await database.auditEntry.count(), next);
    return answer(
      200,
      page.map(({ id, at, actorId, action, subjectId, details }) => ({
        id,
        at: at.toISOString(),
        actorId,
        actorName: (actorId && names.get(actorId)) ?? null,
        action,
        subjectId,
        details: isRecord(details) ? details : {},
      })),
    );
  });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
