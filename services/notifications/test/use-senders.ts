import { createMetrics } from '@kbf/process-kit';
import { startTwilioServer } from '@kbf/test-kit';
import type { TwilioServer } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { NotificationsDatabase } from '../src/database.ts';
import { countMessages } from '../src/figures/sending-metrics.ts';
import { createTransports } from '../src/sending/create-transports.ts';
import { createSender } from '../src/sending/sender.ts';
import { key, liveConfig, logger, useNotifications } from './setup.ts';

/**
 * Starts senders that check often; they end with the test.
 * @param database of the service under test, asked when a sender starts
 */
export function useSenders(
  database: () => Pick<NotificationsDatabase, 'prisma' | 'sql' | 'transaction'>,
) {
  const metrics = createMetrics('notifications');
  const running: { stop: () => Promise<unknown> }[] = [];
  const stopAll = async () => {
    await Promise.all(running.splice(0).map((one) => one.stop()));
  };
  afterEach(stopAll);
  const onSent = countMessages(metrics, 0.01);
  return {
    stopAll,
    metrics,
    start: (
      env: Record<string, string>,
      times: { pollMs?: number; settleMs?: number } = { pollMs: 50, settleMs: 50 },
    ) => {
      const transports = () => createTransports(liveConfig(env), database().prisma);
      const sender = createSender({
        database: database(),
        transports,
        key,
        logger,
        onSent,
        ...times,
      });
      running.push(sender.start());
      return sender;
    },
  };
}

/** For one test file: notifications without its worker, a fake Twilio, and senders that send there. */
export function useSending() {
  const notifications = useNotifications();
  const database = () => notifications.deps.database;
  const senders = useSenders(database);
  const started: TwilioServer[] = [];
  const twilio = (): TwilioServer => {
    const [server] = started;
    if (!server) throw new Error('Twilio runs within tests and hooks only');
    return server;
  };
  beforeAll(async () => void started.push(await startTwilioServer()));
  afterEach(() => void twilio().taken.splice(0));
  afterAll(() => twilio().close());
  return {
    notifications,
    database,
    twilio,
    metrics: senders.metrics,
    stopSenders: senders.stopAll,
    startSender: (origin = twilio().origin) => senders.start({ TWILIO_BASE_URL: origin }),
  };
}
