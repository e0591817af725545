import { listQueues, replayQueue } from '@kbf/contracts';
import { isConsumerName, prismaSql, recordEvent } from '@kbf/events';
import type { QueueDesk } from '@kbf/events';
import { answer, implement, loginRequired, notFound, unavailable } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Database } from '../database.ts';

const away = (cause: unknown) =>
  unavailable('The queues cannot be reached now. Nothing is lost; please try again.', cause);

/** The queues of all services, for admins: figures, never what a job says. */
export function queueRoutes(
  app: Service,
  deps: { database: Database; queues: QueueDesk; nudgeRelay: () => void },
): void {
  const { database, queues, nudgeRelay } = deps;

  implement(app, listQueues, async () => {
    const figures = await queues.count().catch((error: unknown) => {
      throw away(error);
    });
    return answer(200, figures);
  });

  implement(app, replayQueue, async ({ params: { name }, identity }) => {
    const { userId } = identity;
    if (!userId) throw loginRequired();
    if (!isConsumerName(name)) throw notFound();
    // Written down first: the jobs are in Redis, which no transaction of ours holds.
    await recordEvent(prismaSql(database), 'privilege.used', {
      actorId: userId,
      action: 'queue.replayed',
      subjectId: name,
      details: {},
      at: new Date().toISOString(),
    });
    nudgeRelay();
    const replayed = await queues.replay(name).catch((error: unknown) => {
      throw away(error);
    });
    return answer(200, { replayed });
  });
}
