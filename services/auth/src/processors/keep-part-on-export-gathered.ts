import { open } from '@kbf/events';
import type { ProcessorOf } from '@kbf/events';
import type { Transaction } from '../database.ts';
import type { AuthDeps } from '../deps.ts';

/** Puts by what a service knows of a person who asked for it. A part of an export that is gone, or comes twice, changes nothing. */
export function keepPartOnExportGathered({
  config,
}: Pick<AuthDeps, 'config'>): ProcessorOf<Transaction, 'export.gathered'> {
  return {
    name: 'keep-part-on-export-gathered',
    event: 'export.gathered',
    handle: async ({ tx }, { exportId, service, sealed }) => {
      // What cannot be read must not make the whole archive unreadable: this throws, and waits for a person to look.
      JSON.parse(open(config.SEALING_KEY, sealed, exportId));
      const [request] = await tx.$queryRaw<{ id: string }[]>`
        SELECT id FROM export_request WHERE id = ${exportId}::uuid FOR UPDATE`;
      if (!request) return;
      await tx.exportPart.createMany({
        data: [{ exportId, service, sealed }],
        skipDuplicates: true,
      });
    },
  };
}
