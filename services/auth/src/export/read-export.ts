import { limits } from '@kbf/contracts';
import type { exportState } from '@kbf/contracts';
import { databaseNow } from '@kbf/data-kit';
import { open } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import type { Tx } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { earlier } from '../time/later.ts';

export type ExportWithParts = Prisma.ExportRequestGetPayload<{ include: { parts: true } }>;

/** Returns true when every service has answered. */
export const isReady = ({ services, parts }: ExportWithParts): boolean =>
  services.every((service) => parts.some((part) => part.service === service));

/** Finds an export of that person. @throws 404 also for another person's export and for an expired one */
export async function findExport(tx: Tx, id: string, personId: string): Promise<ExportWithParts> {
  const oldest = earlier(await databaseNow(tx), { days: limits.export.keepDays });
  const found = await tx.exportRequest.findFirst({
    where: { id, personId, createdAt: { gt: oldest } },
    include: { parts: true },
  });
  if (!found) throw notFound('This download was not found.');
  return found;
}

/** An export as its owner sees it; when ready, with all parts decrypted. */
export function presentExport(
  key: Uint8Array,
  request: ExportWithParts,
): z.input<typeof exportState> {
  const { id, createdAt, parts } = request;
  const ready = isReady(request);
  return {
    id,
    state: ready ? 'ready' : 'gathering',
    createdAt: createdAt.toISOString(),
    ...(ready
      ? {
          archive: Object.fromEntries(
            parts
              .toSorted((a, b) => a.service.localeCompare(b.service))
              .map(({ service, sealed }) => [
                service,
                JSON.parse(open(key, sealed, id)) as unknown,
              ]),
          ),
        }
      : {}),
  };
}
