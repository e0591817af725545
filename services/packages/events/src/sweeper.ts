import type pg from 'pg';
import { cleanOutbox } from './clean-outbox-sql.ts';
import { createTroubleTeller } from './lasting-trouble.ts';
import type { OutboxOptions } from './outbox-options.ts';
import { createProducer } from './producer.ts';
import { sweeperSettings } from './queue-settings.ts';
import { repeat } from './repeat.ts';
import { sweepDeliveries } from './sweep-deliveries.ts';
import { underSweepLock } from './sweep-lock-sql.ts';
import { withClient } from './transaction-sql.ts';

export type SweeperOptions = OutboxOptions<typeof sweeperSettings>;

export type Sweeper = {
  /** Sweeps now instead of at the next interval. */
  nudge: () => void;
  stop: () => Promise<void>;
};

/**
 * Finds the outcome of sent deliveries, sends again what Redis lost, and deletes what is no longer needed. Every
 * process may have one; a lock in the database lets one sweep at a time.
 */
export function createSweeper(options: SweeperOptions): Sweeper {
  const { pool, redis, prefix, keys, logger, observe } = options;
  const settings = { ...sweeperSettings, ...options.settings };
  const producer = createProducer({ redis, prefix, logger });
  /** The Redis content at the last sweep. Unknown at the start, so the first sweep checks everything. */
  let sweptFingerprint: string | undefined;
  /** When given-up deliveries are looked up next, and when the outbox is cleaned next. */
  let failedAt = 0;
  let cleanAt = 0;
  const trouble = createTroubleTeller(logger, {
    begins:
      'nobody can look now what became of events that were handed to Redis: it is tried again',
    ends: 'what became of events is looked at again',
  });

  async function sweepState(client: pg.PoolClient, state: 'sent' | 'failed', olderThanMs: number) {
    const { batch, failedKeptMs: keptMs } = settings;
    const looked = { state, olderThanMs, batch, keptMs };
    const swept = await sweepDeliveries(client, { producer, keys }, looked);
    for (const [consumer, { settled, failed, addedAgain }] of swept) {
      observe?.({ kind: 'swept', consumer, settled, failed, addedAgain });
      if (addedAgain > 0) logger.warn({ consumer, addedAgain }, 'jobs were missing and are back');
    }
  }

  async function sweep(client: pg.PoolClient): Promise<void> {
    if (producer.isReady()) {
      const fingerprint = await producer.fingerprint();
      const isSame = fingerprint === sweptFingerprint;
      await sweepState(client, 'sent', isSame ? settings.lookUpAfterMs : 0);
      if (!isSame || Date.now() >= failedAt) {
        await sweepState(client, 'failed', 0);
        failedAt = Date.now() + settings.failedEveryMs;
      }
      sweptFingerprint = fingerprint;
    }
    if (Date.now() >= cleanAt) {
      const isMore = await cleanOutbox(client, settings);
      cleanAt = isMore ? 0 : Date.now() + settings.cleanEveryMs;
    }
  }

  async function sweepUnderLock(): Promise<void> {
    await withClient(pool, (client) => underSweepLock(client, () => sweep(client)));
    trouble.succeeded();
  }

  const repeating = repeat(settings.everyMs, sweepUnderLock, trouble.failed);
  producer.onReady(repeating.nudge);

  return {
    nudge: repeating.nudge,
    async stop() {
      await repeating.stop();
      await producer.close();
    },
  };
}
