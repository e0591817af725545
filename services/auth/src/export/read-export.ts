import { limits } from '@kbf/contracts';
import type { exportState } from '@kbf/contracts';
import { open } from '@kbf/process-kit';
import { notFound } from '@kbf/service-kit';
import type { z } from 'zod';
import type { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

export type ExportWithParts = Prisma.ExportRequestGetPayload<{ include: { parts: true } }>;

/** Whether every service that was asked has answered. */
export const isReady = ({ services, parts }: ExportWithParts): boolean =>
  services.every((service) => parts.some((part) => part.service === service));

/** An export of that person. @throws 404 also for another's, and once it is no longer kept */
export async function findExport(
  database: Database,
  id: string,
  personId: string,
): Promise<ExportWithParts> {
  const [kept] = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM export_request
    WHERE id = ${id}::uuid AND person_id = ${personId}::uuid
      AND created_at > clock_timestamp() - make_interval(days => ${limits.export.keepDays}::int)`;
  const found =
    kept && (await database.exportRequest.findUnique({ where: { id }, include: { parts: true } }));
  if (!found) throw notFound('There is no such export.');
  return found;
}

/** An export as the person sees it; when ready, with all parts opened. */
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
