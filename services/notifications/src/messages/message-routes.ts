import { listDeliveries as listDeliveriesCall, resendDelivery } from '@kbf/contracts';
import { answer, implement, loginRequired, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { listDeliveries } from './list-deliveries.ts';
import { resendMessage } from './resend-message.ts';

/** The delivery log, for admins. A resent message is taken up by the next look of a sender, within a second. */
export function messageRoutes(
  app: Service,
  { database, nudgeRelay }: { database: Database; nudgeRelay: () => void },
): void {
  implement(app, listDeliveriesCall, async ({ query, request, reply }) => {
    const { deliveries, total, next } = await listDeliveries(database, query);
    setListHeaders(request, reply, total, next);
    return answer(200, deliveries);
  });

  implement(app, resendDelivery, async ({ params, identity }) => {
    if (!identity.userId) throw loginRequired();
    const delivery = await resendMessage(database, params.id, identity.userId);
    nudgeRelay();
    return answer(200, delivery);
  });
}
