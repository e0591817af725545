import { listQueues, replayQueue } from '@kbf/contracts';
import { recordPrivilegedAct } from '@kbf/data-kit';
import { isConsumerName } from '@kbf/events';
import { answer, implement, notFound, unavailable } from '@kbf/service-kit';
import type { Service } from '@kbf/service-kit';
import type { Deps } from '../deps.ts';

async function orAway<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (cause) {
    throw unavailable(
      'We cannot reach the queues right now. Nothing is lost. Please try again.',
      cause,
    );
  }
}

/** The queues of all services, for admins: figures, never the content of a job. */
export function registerQueueRoutes(
  app: Service,
  { database, queueAdmin, relay }: Pick<Deps, 'database' | 'queueAdmin' | 'relay'>,
): void {
  implement(app, listQueues, async () => answer(200, await orAway(queueAdmin.count())));

  implement(app, replayQueue, async ({ params: { name }, identity }) => {
    if (!isConsumerName(name)) throw notFound();
    // Logged first: the jobs are in Redis, outside of our transaction.
    await recordPrivilegedAct(database.sql, identity, {
      action: 'queue.replayed',
      subjectId: name,
    });
    relay.nudge();
    return answer(200, { replayed: await orAway(queueAdmin.replay(name)) });
  });
}
