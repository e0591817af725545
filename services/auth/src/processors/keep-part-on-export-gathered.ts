import { lockRow } from '@kbf/data-kit';
import type { ProcessorOf } from '@kbf/events';
import { seal } from '@kbf/process-kit';
import type { Tx } from '../database.ts';
import type { Deps } from '../deps.ts';

/** Stores a service's part of a person's export. Does nothing when the export is gone or the part comes twice. */
export function keepPartOnExportGathered({
  config,
}: Pick<Deps, 'config'>): ProcessorOf<Tx, 'export.gathered'> {
  return {
    name: 'keep-part-on-export-gathered',
    event: 'export.gathered',
    handle: async ({ tx, event }, { exportId, data }) => {
      if (!(await lockRow(tx, 'export_request', exportId))) return;
      const sealed = seal(config.SEALING_KEY, JSON.stringify(data), exportId);
      await tx.exportPart.createMany({
        data: [{ exportId, service: event.from, sealed }],
        skipDuplicates: true,
      });
    },
  };
}
