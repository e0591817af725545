import { createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { startUpkeep } from '../src/upkeep.ts';
import type { UpkeepTask } from '../src/index.ts';
import { useDatabase } from './use-database.ts';

const database = useDatabase(4);
const logger = createLogger('upkeep', 'silent');
const start = (...tasks: UpkeepTask[]) =>
  startUpkeep({ service: 'intake', pool: database.pool, tasks, logger });

test('When several processes do upkeep, then never two at once, and all of them keep on after a failure', async () => {
  let [atWork, most, runs] = [0, 0, 0];
  const task: UpkeepTask = {
    name: 'count',
    everyMs: 5,
    work: async () => {
      runs += 1;
      most = Math.max(most, ++atWork);
      await database.sql('SELECT pg_sleep(0.01)');
      atWork -= 1;
      if (runs % 2) throw new Error('failed this time');
    },
  };
  const processes = [start(task), start(task), start(task)];
  await until(() => runs >= 6);
  await Promise.all(processes.map((one) => one.stop()));
  const ended = runs;
  expect([atWork, most]).toEqual([0, 1]);
  await database.sql('SELECT pg_sleep(0.05)');
  expect(runs).toBe(ended);
});

test('When a process has more tasks than connections, then each gets its turn', async () => {
  const done = new Set<number>();
  const tasks = Array.from({ length: 8 }, (_, n) => ({
    name: `task ${n}`,
    everyMs: 60_000,
    work: async () => {
      await database.sql('SELECT 1');
      done.add(n);
    },
  }));
  const upkeep = start(...tasks);
  await until(() => done.size === 8);
  await upkeep.stop();
  expect(done.size).toBe(8);
});
