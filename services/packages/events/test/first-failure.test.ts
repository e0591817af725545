import type pg from 'pg';
import { until } from '@kbf/test-kit';
import { expect, test, vi } from 'vitest';
import { createRelay } from '../src/index.ts';
import { deliveries, recordPrayer } from './fixtures.ts';
import { useStage } from './use-stage.ts';

const { run, stage } = useStage();

/** A pool whose first connections fail, as in a process that is busy starting. */
function late(pool: pg.Pool, times: number): pg.Pool {
  let left = times;
  return new Proxy(pool, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name !== 'connect') return value.bind(target) as unknown;
      return async () => {
        left -= 1;
        if (left >= 0) throw new Error('took too long');
        return await target.connect();
      };
    },
  });
}

const warningsOf = async (failures: number) => {
  const warned = vi.spyOn(stage.logger, 'warn');
  await recordPrayer(stage);
  run(createRelay({ ...stage, pool: late(stage.pool, failures), settings: { pollMs: 50 } }));
  await until(async () => (await deliveries(stage))['sent'] === 1);
  const said = warned.mock.calls.map(([, words]) => words);
  warned.mockRestore();
  return said;
};

test('When the first hand-over of events comes too late and the next succeeds, then nobody is warned', async () => {
  expect(await warningsOf(1)).toEqual([]);
});

test('When it fails again and again, then one line says what waits, where, and that it is tried again', async () => {
  expect(await warningsOf(4)).toEqual([
    'events cannot be handed to Redis now: they wait in the database, and it is tried again',
  ]);
});
