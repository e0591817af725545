import type { ConsumerName } from './catalogue.ts';
import { claimDeliveries, consumersWithNews } from './claim-deliveries-sql.ts';
import { createTroubleTeller } from './lasting-trouble.ts';
import type { OutboxOptions } from './outbox-options.ts';
import { createProducer } from './producer.ts';
import { relaySettings } from './queue-settings.ts';
import { repeat } from './repeat.ts';

export type RelayOptions = OutboxOptions<typeof relaySettings>;

export type Relay = {
  /** Call it after the commit of a transaction that recorded events. It never throws and needs no await. */
  nudge: () => void;
  stop: () => Promise<void>;
};

/**
 * Moves recorded events to the queues of their consumers until it is stopped. Every process that records events has a
 * relay; they share the work. Redis or Postgres may be unavailable: the outbox keeps the open work.
 */
export function createRelay(options: RelayOptions): Relay {
  const { pool, redis, prefix, keys, logger, observe } = options;
  const settings = { ...relaySettings, ...options.settings };
  const producer = createProducer({ redis, prefix, logger });
  const trouble = createTroubleTeller(logger, {
    begins:
      'events cannot be handed to Redis now: they wait in the database, and it is tried again',
    ends: 'events are handed to Redis again',
  });
  let stopped = false;

  async function relayTo(consumer: ConsumerName): Promise<void> {
    for (;;) {
      if ((await producer.memoryShare()) > settings.memoryShareMax) {
        observe?.({ kind: 'held-back', consumer, reason: 'memory' });
        return;
      }
      const room = settings.waitingMax - (await producer.countWaiting(consumer));
      if (room <= 0) {
        observe?.({ kind: 'held-back', consumer, reason: 'waiting' });
        return;
      }
      const limit = Math.min(room, settings.batch);
      const count = await claimDeliveries(pool, { producer, keys }, consumer, limit);
      if (count > 0) observe?.({ kind: 'relayed', consumer, count });
      if (count < limit || stopped) return;
    }
  }

  async function relayAll(): Promise<void> {
    if (!producer.isReady()) return;
    for (const consumer of await consumersWithNews(pool)) await relayTo(consumer);
    trouble.succeeded();
  }

  const repeating = repeat(settings.pollMs, relayAll, trouble.failed);
  producer.onReady(repeating.nudge);

  return {
    nudge: repeating.nudge,
    async stop() {
      stopped = true;
      await repeating.stop();
      await producer.close();
    },
  };
}
