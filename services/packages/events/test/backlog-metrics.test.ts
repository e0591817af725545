import { randomUUID } from 'node:crypto';
import { createMetrics } from '@kbf/process-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { showOutbox, showQueue } from '../src/index.ts';
import { openStage } from './setup.ts';
import type { Stage } from './setup.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A delivery from that many seconds ago. */
async function deliver(state: string, secondsAgo: number): Promise<void> {
  const id = randomUUID();
  await stage.pool.query(
    `INSERT INTO outbox_event (id, name, version, payload) VALUES ($1, 'prayer.answered', 1, '{}')`,
    [id],
  );
  await stage.pool.query(
    `INSERT INTO outbox_delivery (event_id, consumer, state, created_at)
     VALUES ($1, 'community', $2, clock_timestamp() - make_interval(secs => $3))`,
    [id, state, secondsAgo],
  );
}

const secondsIn = (text: string) =>
  Number(/^events_oldest_unsettled_seconds\{?[^}\n]*\}? (\S+)$/m.exec(text)?.[1]);

test('When deliveries are not settled, then the age of the oldest one is shown', async () => {
  const metrics = createMetrics('ai');
  showOutbox(metrics, stage.pool);
  await deliver('settled', 5_000);
  expect(secondsIn(await metrics.metrics())).toBe(0);
  await deliver('new', 60);
  await deliver('sent', 900);
  const seconds = secondsIn(await metrics.metrics());
  expect(seconds).toBeGreaterThanOrEqual(900);
  expect(seconds).toBeLessThan(1_000);
});

test('When jobs wait or have failed, then their number is shown; nothing while Redis is silent', async () => {
  const metrics = createMetrics('community');
  let answer: () => Promise<Record<string, number>> = async () => ({ wait: 7, failed: 2 });
  showQueue(metrics, 'community', { countJobs: () => answer() });
  const text = await metrics.metrics();
  expect(text).toMatch(/^events_queue_jobs\{.*state="wait".*\} 7$/m);
  expect(text).toMatch(/^events_queue_jobs\{.*state="failed".*\} 2$/m);
  answer = () => Promise.reject(new Error('away'));
  expect(await metrics.metrics()).not.toContain('state="wait"');
});
