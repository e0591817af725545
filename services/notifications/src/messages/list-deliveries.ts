import type { Delivery } from '@kbf/contracts';
import { invalid } from '@kbf/service-kit';
import { z } from 'zod';
import type { Database } from '../database.ts';
import { presentDelivery } from './present-delivery.ts';

const position = z.tuple([z.iso.datetime(), z.uuid()]);

const toCursor = (row: { createdAt: Date; id: string }) =>
  Buffer.from(JSON.stringify([row.createdAt.toISOString(), row.id])).toString('base64url');

function fromCursor(cursor: string): { createdAt: Date; id: string } {
  try {
    const [createdAt, id] = position.parse(
      JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')),
    );
    return { createdAt: new Date(createdAt), id };
  } catch {
    throw invalid('This cursor is not one of ours.');
  }
}

/** The delivery log, newest first. Recipients are masked in the table already. */
export async function listDeliveries(
  database: Database,
  query: { limit: number; cursor?: string | undefined },
): Promise<{ deliveries: Delivery[]; total: number; next: string | undefined }> {
  const after = query.cursor === undefined ? undefined : fromCursor(query.cursor);
  const [rows, total] = await Promise.all([
    database.message.findMany({
      where: after
        ? {
            OR: [
              { createdAt: { lt: after.createdAt } },
              { createdAt: after.createdAt, id: { lt: after.id } },
            ],
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
    next: rows.length > query.limit && last ? toCursor(last) : undefined,
  };
}
