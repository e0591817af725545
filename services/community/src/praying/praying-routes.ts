import * as contracts from '@kbf/contracts';
import { presentPage } from '@kbf/data-kit';
import { answer, implement, memberIdOf, notFound } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { senderOf } from '../limits/sender.ts';
import { listToPrayFor } from './list-to-pray-for.ts';
import { prayFor } from './pray-for.ts';

/** Praying through the public prayers, one after the other. */
export function registerPrayingRoutes(app: Service, deps: Deps): void {
  implement(app, contracts.listPrayersToPrayFor, async ({ query, identity, request, reply }) => {
    const page = await listToPrayFor(deps, identity, query);
    void reply.header('cache-control', 'private, no-store');
    return answer(
      200,
      presentPage(page, { request, reply }, (prayer) => prayer),
    );
  });

  implement(app, contracts.prayFor, async ({ params, identity, request }) => {
    const by = { identity, sender: senderOf(identity, request) };
    return answer(200, await prayFor(deps, by, params.id));
  });

  implement(app, contracts.mutePrayed, async ({ params, body, identity }) => {
    // Also a prayer that the same browser shared before its person logged in.
    const own: Prisma.PrayerWhereInput[] = [{ authorUserId: memberIdOf(identity) }];
    if (identity.visitorId) own.push({ authorVisitorId: identity.visitorId });
    const { count } = await deps.database.prisma.prayer.updateMany({
      where: { id: params.id, OR: own, state: { notIn: ['leaving', 'deleted'] } },
      data: { prayedMuted: body.muted },
    });
    if (count === 0) throw notFound();
    return answer(204);
  });
}
