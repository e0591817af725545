import type { ProcessorOf } from '@kbf/events';
import { seal } from '@kbf/process-kit';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';

/** Puts by what a service knows of a person who asked for it. A part of an export that is gone, or comes twice, changes nothing. */
export function keepPartOnExportGathered({
  config,
}: Pick<AuthDeps, 'config'>): ProcessorOf<Transaction, 'export.gathered'> {
  return {
    name: 'keep-part-on-export-gathered',
    event: 'export.gathered',
    handle: async ({ tx, event }, { exportId, data }) => {
      const [request] = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM export_request WHERE id = ${exportId}::uuid FOR UPDATE`;
      if (!request) return;
      const sealed = seal(config.SEALING_KEY, JSON.stringify(data), exportId);
      await tx.exportPart.createMany({
        data: [{ exportId, service: event.from, sealed }],
        skipDuplicates: true,
      });
    },
  };
}
