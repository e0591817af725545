import { recordEvent } from '@kbf/events';
import type { Relay, SqlRunner } from '@kbf/events';
import type { Logger } from '@kbf/process-kit';
import { onRefusedCall } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import { hourSeconds, isOverQuota } from './quotas-sql.ts';

/** Entries about one person per hour, so that repeated attempts do not fill the log. */
const mostPerHour = 20;

/** Records that a person was refused an admin call. @param call its method and path */
export type RecordRefusedCall = (personId: string, call: string) => Promise<unknown>;

type Shared = {
  database: { sql: SqlRunner };
  relay: Pick<Relay, 'nudge'>;
  logger: Logger;
};

/** Records it in auth's audit log. */
export const announceRefusedCall =
  ({ database, relay }: Pick<Shared, 'database' | 'relay'>): RecordRefusedCall =>
  async (personId, call) => {
    await recordEvent(database.sql, 'privilege.used', {
      actorId: personId,
      action: 'call.refused',
      subjectId: null,
      details: { call },
      at: new Date().toISOString(),
    });
    relay.nudge();
  };

/** Records every admin call that a logged-in person was refused. */
export function recordRefusedCalls(
  app: Service,
  { database, logger }: Shared,
  record: RecordRefusedCall,
): void {
  onRefusedCall(app, async ({ personId, call }) => {
    try {
      const quota = { key: `refused calls:${personId}`, max: mostPerHour, seconds: hourSeconds };
      if (!(await isOverQuota(database.sql, [quota])).isOver) await record(personId, call);
    } catch (error) {
      logger.warn({ err: error }, 'a refused call was not written down');
    }
  });
}
