import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../faults/client.ts';
import { rows } from '../faults/rows.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { figuresOf, rounded } from './figures.ts';

const events = 15_000;
const quietMs = 15_000;
const nobody = 'http://127.0.0.1:9';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    services: ['ai', 'community'],
    demo: true,
    env: {
      all: { LOG_LEVEL: 'warn' },
      community: { AUTH_URL: nobody },
      gateway: {
        REQUESTS_PER_MINUTE: '100000',
        AUTH_URLS: nobody,
        INTAKE_URLS: nobody,
        LIBRARY_URLS: nobody,
        NOTIFICATIONS_URLS: nobody,
      },
    },
  });
});
afterAll(() => stack?.stop());

/** Answered prayers to save, as ai records them. */
const recordEvents = () =>
  rows(
    stack.databaseUrl('ai'),
    `WITH recorded AS (
       INSERT INTO outbox_event (id, name, version, payload)
       SELECT gen_random_uuid(), 'prayer.answered', 1, jsonb_build_object(
         'requestId', gen_random_uuid(), 'prayerId', gen_random_uuid(), 'anonymous', false,
         'author', jsonb_build_object('visitorId', 'visitor-' || at),
         'request', 'Please pray for our shop in the week ahead, number ' || at,
         'response', repeat('Lord, be near in this week, and let the work bear fruit. ', 10) || 'Amen.',
         'responseSource', 'guide', 'passages', '[]'::jsonb, 'hasPhoto', false,
         'verdict', jsonb_build_object('state', 'public', 'reasons', '[]'::jsonb),
         'answeredAt', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
       FROM generate_series(1, $1::int) AS at
       RETURNING id)
     INSERT INTO outbox_delivery (event_id, consumer) SELECT id, 'community' FROM recorded`,
    [events],
  );
const saved = async () => {
  const sql = 'SELECT count(*)::int FROM processed_event';
  return (await rows<{ count: number }>(stack.databaseUrl('community'), sql))[0]?.count ?? 0;
};
async function cpuSeconds(name: 'community' | 'ai'): Promise<number> {
  const text = await (await fetch(`${stack.opsUrl(name)}/metrics`)).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)$/m.exec(text)?.[1]);
}

/** Reads the feed, four calls at a time with pauses, until `isOver`. @returns times in milliseconds */
async function readUntil(isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const read = async () => {
    const reader = createClient(stack.origin);
    while (!isOver()) {
      const begun = performance.now();
      const { status } = await reader.call('GET', '/api/prayers');
      expect(status).toBe(200);
      times.push(performance.now() - begun);
      await sleep(25);
    }
  };
  await Promise.all(Array.from({ length: 4 }, read));
  return times;
}

test('When a worker has 15,000 events before it, then it saves them all while others read', async () => {
  const end = performance.now() + quietMs;
  const quiet = figuresOf(await readUntil(() => performance.now() > end));
  const before = await saved();
  const cpu = { community: await cpuSeconds('community'), ai: await cpuSeconds('ai') };
  const begun = performance.now();
  await recordEvents();
  let isOver = false;
  const reading = readUntil(() => isOver);
  await until(async () => (await saved()) >= before + events, 280_000);
  const seconds = (performance.now() - begun) / 1_000;
  isOver = true;
  const busy = figuresOf(await reading);
  const used = {
    community: (await cpuSeconds('community')) - cpu.community,
    ai: (await cpuSeconds('ai')) - cpu.ai,
  };
  console.table({
    'events/s': rounded(events / seconds),
    'ms of community per event': rounded((used.community * 1_000) / events),
    'ms of ai per event': rounded((used.ai * 1_000) / events),
    'reads p50 ms': `${rounded(quiet.p50)} -> ${rounded(busy.p50)}`,
    'reads p99 ms': `${rounded(quiet.p99)} -> ${rounded(busy.p99)}`,
    'reads p99 ratio': rounded(busy.p99 / quiet.p99),
  });
  expect(await saved()).toBe(before + events);
}, 300_000);
