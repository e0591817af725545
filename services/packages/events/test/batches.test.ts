import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { createRelay } from '../src/index.ts';
import type { BatchItem, BatchProcessorOf, EventKeys, SqlRunner } from '../src/index.ts';
import { effects, recordPrayer, savePrayer, startConsumer } from './fixtures.ts';
import { useStage } from './use-stage.ts';

const { openQueue, run, stage } = useStage();

type Item = BatchItem<'prayer.answered'>;
const count = 12;

/** Writes one row per effect. `meanwhile` may then cause a failure in the same transaction. */
const saveTogether = (
  meanwhile: (items: readonly Item[], sql: SqlRunner) => Promise<unknown> = async () => undefined,
): BatchProcessorOf<'prayer.answered'> => ({
  name: savePrayer.name,
  event: savePrayer.event,
  async handleBatch({ sql }, items) {
    for (const { payload } of items)
      await sql('INSERT INTO effect VALUES ($1::uuid, $2)', [payload.requestId, 'together']);
    await meanwhile(items, sql);
  },
});

/** Keeps the first transaction open until the worker has all events; `keys` must be the worker's keys. */
function allAtOnce() {
  let seen = 0;
  let isFirst = true;
  const keys: EventKeys = {
    ...stage.consumerKeys,
    isSignedBy: (...signed) => {
      seen += 1;
      return stage.consumerKeys.isSignedBy(...signed);
    },
  };
  const hold = async (): Promise<void> => {
    if (!isFirst) return;
    isFirst = false;
    await until(async () => seen >= count);
  };
  return { hold, keys };
}

const recordAll = () => Promise.all(Array.from({ length: count }, () => recordPrayer(stage)));
const saved = async () => (await effects(stage)).toSorted();

test('When many events are there at once, then they share a transaction and each has its effect once', async () => {
  const sizes: number[] = [];
  const { hold, keys } = allAtOnce();
  const { queue } = openQueue();
  const requestIds = await recordAll();
  run(createRelay(stage));
  await until(async () => (await queue.getWaitingCount()) === count);
  const together = saveTogether(async (items) => {
    sizes.push(items.length);
    await hold();
  });
  run(startConsumer(stage, together, { keys }));
  await until(async () => (await queue.getCompletedCount()) === count);

  expect(await saved()).toEqual(requestIds.toSorted());
  // The first event came before the others were fetched.
  expect(sizes).toEqual([1, count - 1]);
});

test('When one of them always fails, then the others have their effect and it alone is given up', async () => {
  const { hold, keys } = allAtOnce();
  const { queue } = openQueue();
  const requestIds = await recordAll();
  const bad = requestIds[5]!;
  run(createRelay(stage));
  await until(async () => (await queue.getWaitingCount()) === count);
  const sizes: number[] = [];
  const together = saveTogether(async (items) => {
    await hold();
    const isBad = items.some(({ payload }) => payload.requestId === bad);
    if (isBad) sizes.push(items.length);
    if (isBad) throw new Error('cannot be saved');
  });
  run(startConsumer(stage, together, { keys, retryDelaysMs: [1] }));
  await until(async () => (await queue.getFailedCount()) === 1);
  await until(async () => (await queue.getCompletedCount()) === count - 1);

  expect(await saved()).toEqual(requestIds.filter((id) => id !== bad).toSorted());
  const [failed] = await queue.getFailed();
  expect(failed?.data.body).toContain(bad);
  expect(failed?.attemptsMade).toBe(2);
  // At most once with others: alone afterwards, and when it is retried.
  expect(sizes.slice(-2)).toEqual([1, 1]);
});

test('When the same event is there twice, then it has one effect and both jobs are done', async () => {
  const { queue } = openQueue();
  const requestIds = await recordAll();
  run(createRelay(stage));
  await until(async () => (await queue.getWaitingCount()) === count);
  for (const job of await queue.getWaiting())
    await queue.add(job.name, job.data, { jobId: `${job.id}-again` });
  run(startConsumer(stage, saveTogether()));
  await until(async () => (await queue.getCompletedCount()) === 2 * count);

  expect(await saved()).toEqual(requestIds.toSorted());
});

test('When the connection is lost before the commit, then nothing of it is there, and later each once', async () => {
  const { queue } = openQueue();
  const { hold, keys } = allAtOnce();
  let isKilled = false;
  const requestIds = await recordAll();
  run(createRelay(stage));
  await until(async () => (await queue.getWaitingCount()) === count);
  const before: number[] = [];
  const together = saveTogether(async (items, sql) => {
    await hold();
    if (items.length === 1 || isKilled) return;
    isKilled = true;
    before.push(items.length);
    await sql('SELECT pg_terminate_backend(pg_backend_pid())', []);
  });
  run(startConsumer(stage, together, { keys }));
  await until(async () => (await queue.getCompletedCount()) === count);

  expect(before).toEqual([count - 1]);
  expect(await saved()).toEqual(requestIds.toSorted());
  const jobs = await queue.getCompleted();
  // The database caused the failure, so no event lost an attempt.
  expect(new Set(jobs.map(({ attemptsMade }) => attemptsMade))).toEqual(new Set([1]));
});
