import type { Delivery } from '@kbf/contracts';
import { decodeListCursor, encodeListCursor } from '@kbf/service-kit';
import type { Database } from '../database.ts';
import { presentDelivery } from './present-delivery.ts';

/** The delivery log, newest first. Recipients are masked in the table already. */
export async function listDeliveries(
  database: Database,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ deliveries: Delivery[]; total: number; next: string | undefined }> {
  const after = query.cursor === undefined ? undefined : decodeListCursor(query.cursor);
  const [rows, total] = await Promise.all([
    database.message.findMany({
      where: after
        ? {
            OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
          }
        : {},
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    }),
    database.message.count(),
  ]);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    deliveries: page.map(presentDelivery),
    total,
    next:
      rows.length > query.limit && last
        ? encodeListCursor({ at: last.createdAt, id: last.id })
        : undefined,
  };
}
