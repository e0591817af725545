import { createRelay, prismaSql, recordEvent, seal } from '@kbf/events';
import type { EventInput, EventName } from '@kbf/events';
import { connectRedis } from '@kbf/process-kit';
import { queuePrefix, redisUrl, until } from '@kbf/test-kit';
import { buildWorker } from '../src/worker.ts';
import type { Auth } from './setup.ts';

export type Listening = ReturnType<typeof listen>;

/** auth's worker, and events from elsewhere that reach it through an outbox and the queue. */
export function listen(auth: Auth) {
  const { database, deps, pool } = auth;
  const worker = buildWorker(deps);
  const relay = createRelay({
    pool,
    redis: redisUrl(),
    prefix: queuePrefix(),
    logger: deps.logger,
  });
  const redis = connectRedis(redisUrl(), 'worker', deps.logger);
  const jobOf = (eventId: string) => `${queuePrefix()}:auth:${eventId}-auth`;
  const handOver = async (eventId: string) => {
    relay.nudge();
    await until(async () => (await redis.hget(jobOf(eventId), 'finishedOn')) !== null);
  };

  /** Records an event, and waits until auth has processed it. @returns its id */
  async function deliver<Name extends EventName>(name: Name, payload: EventInput<Name>) {
    const id = await database.$transaction((tx) => recordEvent(prismaSql(tx), name, payload));
    await handOver(id);
    return id;
  }

  return {
    deliver,
    /** Delivers it once more, as happens when Redis has lost that it was done. */
    again: async (eventId: string) => {
      await redis.del(jobOf(eventId));
      await pool.query(`UPDATE outbox_delivery SET state = 'new' WHERE event_id = $1`, [eventId]);
      await handOver(eventId);
    },
    /** An approved contact form. */
    approve: (contact: { fullName?: string; email: string; phone?: string | null }) => {
      const submissionId = crypto.randomUUID();
      const content = JSON.stringify({ fullName: 'Tabitha Rowe', ...contact });
      return deliver('contact.approved', {
        submissionId,
        sealed: seal(deps.config.SEALING_KEY, content, submissionId),
        approvedBy: crypto.randomUUID(),
        approvedAt: new Date().toISOString(),
      });
    },
    /** A registration for the training. */
    register: (
      email: string,
      fullName = 'Silas Penn',
      registrationId: string = crypto.randomUUID(),
    ) =>
      deliver('training.registered', {
        registrationId,
        sealed: seal(deps.config.SEALING_KEY, JSON.stringify({ fullName, email }), registrationId),
        registeredAt: new Date().toISOString(),
      }),
    stop: async () => {
      await Promise.all([worker.stop(), relay.stop()]);
      redis.disconnect();
    },
  };
}
