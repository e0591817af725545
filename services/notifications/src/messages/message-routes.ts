import { listDeliveries as listDeliveriesCall } from '@kbf/contracts';
import { answer, implement, setListHeaders } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { listDeliveries } from './list-deliveries.ts';

export function messageRoutes(app: Service, { database }: { database: Database }): void {
  implement(app, listDeliveriesCall, async ({ query, request, reply }) => {
    const { deliveries, total, next } = await listDeliveries(database, query);
    setListHeaders(request, reply, total, next);
    return answer(200, deliveries);
  });
}
