import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createCallCap } from '../../plugin/limits/call-cap.ts';
import { createPace } from '../../plugin/limits/pace.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const networks = 50_000;

/** Bytes that stay in memory after this work. */
async function heldAfter(work: () => Promise<void> | void): Promise<number> {
  collect();
  const before = process.memoryUsage().heapUsed;
  await work();
  collect();
  return process.memoryUsage().heapUsed - before;
}

test('When a flood comes from ever new networks, then the pace forgets those that have rested', async () => {
  let now = 0;
  const pace = createPace({ atOnce: 3, perSecond: 2, waitMs: 1_000 }, () => now);
  const held = await heldAfter(() => {
    for (let at = 0; at < networks; at += 1) {
      now += 1;
      pace.take([`network ${at} ${'x'.repeat(200)}`]);
    }
  });
  expect(held).toBeLessThan(4_000_000);
  expect(pace.take(['next'])).toBe(0);
});

test('When calls from ever new networks are over, then the cap forgets their networks', async () => {
  const cap = createCallCap({ network: 2, all: 100, members: 10, inLine: 2, waitMs: 60_000 });
  const held = await heldAfter(async () => {
    for (let at = 0; at < networks; at += 1) {
      const end = await cap.take({ networks: [`network ${at}`], isMember: false });
      end?.();
    }
  });
  expect(held).toBeLessThan(4_000_000);
  expect(await cap.take({ networks: ['next'], isMember: false })).toBeTypeOf('function');
});
