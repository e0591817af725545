import { listDeliveries as listDeliveriesCall, resendDelivery } from '@kbf/contracts';
import { databaseNow, presentPage } from '@kbf/data-kit';
import { answer, implement } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';
import { listDeliveries } from './list-deliveries.ts';
import { presentDelivery } from './present-delivery.ts';
import { resendMessage } from './resend-message.ts';

/** The delivery log, for admins. */
export function registerMessageRoutes(app: Service, deps: Deps): void {
  implement(app, listDeliveriesCall, async ({ query, request, reply }) => {
    const page = await listDeliveries(deps, query);
    const now = await databaseNow(deps.database.prisma);
    const shown = presentPage(page, { request, reply }, (row) => presentDelivery(row, now));
    return answer(200, shown);
  });

  implement(app, resendDelivery, async ({ params, identity }) =>
    answer(200, await resendMessage(deps, params.id, identity)),
  );
}
