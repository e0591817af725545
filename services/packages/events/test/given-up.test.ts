import { createLogger } from '@kbf/process-kit';
import type { Logger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { describe, expect, test } from 'vitest';
import { createQueueDesk, createRelay, createSweeper } from '../src/index.ts';
import type { Observe } from '../src/index.ts';
import { withQueue } from '../testing/index.ts';
import { deliveries, effects, recordPrayer, savePrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, stage } = useStage();

/** Eight attempts, without the hour between them. */
const retryDelaysMs = [5, 5, 5, 5, 5, 5, 5];

/** A processor that fails while `failure` returns an error, and its number of attempts. */
function failing(failure: (tries: number) => Error | undefined) {
  const count = { tries: 0 };
  const processor: typeof savePrayer = {
    ...savePrayer,
    async handle(context, payload) {
      count.tries += 1;
      const error = failure(count.tries);
      if (error) throw error;
      await savePrayer.handle(context, payload);
    },
  };
  return { count, processor };
}

/** Collects what is logged at level error, and what is counted. */
function listeners() {
  const errors: unknown[] = [];
  const outcomes: string[] = [];
  const logger: Logger = createLogger('events-test', 'silent');
  const child = Object.assign(Object.create(logger) as Logger, {
    child: () => child,
    error: (facts: unknown) => void errors.push(facts),
  });
  const observe: Observe = (observation) => {
    if (observation.kind === 'processed') outcomes.push(observation.outcome);
  };
  return { errors, outcomes, options: { logger: child, observe, retryDelaysMs } };
}

describe('When a processor always fails', () => {
  test('then it is given up after eight tries: said once, counted, kept, and handed over no more', async () => {
    const { queue } = openQueue();
    const { count, processor } = failing(() => new Error('private words'));
    const { errors, outcomes, options } = listeners();
    run(startConsumer(stage, processor, options));
    run(createRelay(stage));
    run(createSweeper({ ...stage, settings: eager }));
    await recordPrayer(stage);
    await until(async () => (await queue.getFailedCount()) === 1);
    const [job] = await queue.getFailed();
    expect([count.tries, job?.attemptsMade]).toEqual([8, 8]);
    expect(errors).toEqual([expect.objectContaining({ reason: 'Error', attempt: 8 })]);
    expect(outcomes).toEqual([...Array.from({ length: 7 }, () => 'retry'), 'failed']);
    expect(JSON.stringify([job?.failedReason, job?.stacktrace])).not.toContain('private words');
    expect(await effects(stage)).toEqual([]);
  });

  test('then an admin replays it once it is mended, and it has all its tries again', async () => {
    const { queue } = openQueue();
    const { count, processor } = failing((tries) => (tries < 12 ? new Error('no') : undefined));
    const { options } = listeners();
    run(startConsumer(stage, processor, options));
    run(createRelay(stage));
    const requestId = await recordPrayer(stage);
    await until(async () => (await queue.getFailedCount()) === 1);
    const desk = createQueueDesk(stage);
    run({ stop: desk.close });
    const replayed = await until(() => desk.replay('community').catch(() => undefined));
    expect(replayed).toBe(1);
    await until(async () => (await effects(stage)).length === 1);
    expect([count.tries, await effects(stage)]).toEqual([12, [requestId]]);
  });
});

describe('When a delivery was given up', () => {
  /** Records a prayer that is given up, and waits until its outbox shows it. @returns its request id */
  async function giveUp(processor: typeof savePrayer): Promise<string> {
    run(startConsumer(stage, processor, listeners().options));
    run(createRelay(stage));
    run(createSweeper({ ...stage, settings: eager }));
    const requestId = await recordPrayer(stage);
    await until(async () => (await deliveries(stage))['failed'] === 1);
    return requestId;
  }
  const untilMended = () => {
    const state = { isMended: false };
    const { processor } = failing(() => (state.isMended ? undefined : new Error('no')));
    return { state, processor };
  };

  test('and is replayed, then it settles like any other', async () => {
    const { state, processor } = untilMended();
    const requestId = await giveUp(processor);
    state.isMended = true;
    const desk = createQueueDesk(stage);
    run({ stop: desk.close });
    await until(() => desk.replay('community').catch(() => undefined));
    await until(async () => (await deliveries(stage))['settled'] === 1);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('and Redis loses its job, then it is handed over again', async () => {
    const { state, processor } = untilMended();
    const requestId = await giveUp(processor);
    state.isMended = true;
    await openQueue().empty();
    await until(async () => (await deliveries(stage))['settled'] === 1);
    expect(await effects(stage)).toEqual([requestId]);
  });

  test('and its job is gone after its time, then it is not handed over again', async () => {
    const { state, processor } = untilMended();
    await giveUp(processor);
    state.isMended = true;
    await stage.sql(`UPDATE outbox_delivery SET failed_at = now() - interval '14 days'`, []);
    await openQueue().empty();
    const sweeps: number[] = [];
    const observe: Observe = (observation) => {
      if (observation.kind === 'swept') sweeps.push(observation.addedAgain);
    };
    run(createSweeper({ ...stage, settings: eager, observe }));
    await until(() => sweeps.length > 3);
    expect(sweeps.every((added) => added === 0)).toBe(true);
    expect(await deliveries(stage)).toEqual({ failed: 1 });
    expect(await effects(stage)).toEqual([]);
  });
});

describe('When another service is away', () => {
  test('then the event waits for it however long, and no try is lost', async () => {
    const away = Object.assign(new Error('ai answered 503'), { isAway: true });
    const { count, processor } = failing((tries) => (tries <= 10 ? away : undefined));
    const { errors, outcomes, options } = listeners();
    const { queue } = openQueue();
    run(startConsumer(stage, processor, options));
    run(createRelay(stage));
    const requestId = await recordPrayer(stage);
    // Shortens each wait of half a minute.
    const hurry = async () => {
      for (const job of await queue.getDelayed()) await job.promote().catch(() => undefined);
    };
    await until(async () => {
      await hurry();
      return (await effects(stage)).length === 1;
    });
    expect(await effects(stage)).toEqual([requestId]);
    expect(count.tries).toBe(11);
    await until(async () => (await queue.getCompletedCount()) === 1);
    expect((await queue.getCompleted())[0]?.attemptsMade).toBe(1);
    expect(errors).toEqual([]);
    expect(new Set(outcomes)).toEqual(new Set(['service-away', 'done']));
  });
});

describe('When nobody here knows an event', () => {
  /** Sends a prayer under another event name, as newer code of its sender would. */
  async function recordUnknown(): Promise<void> {
    await recordPrayer(stage);
    await stage.sql(`UPDATE outbox_event SET name = 'prayer.sung'`, []);
  }

  test('then it is kept and waits, without being handed over again and without using up tries', async () => {
    const { queue } = openQueue();
    const { errors, outcomes, options } = listeners();
    const added: number[] = [];
    const observe: Observe = (observation) => {
      options.observe(observation);
      if (observation.kind === 'swept') added.push(observation.addedAgain);
    };
    await recordUnknown();
    run(startConsumer(stage, savePrayer, { ...options, observe }));
    run(createRelay(stage));
    run(createSweeper({ ...stage, settings: eager, observe }));
    await until(() => outcomes.length > 0);
    await until(() => added.length > 5);
    const [job] = await queue.getJobs(['delayed', 'active', 'wait']);
    expect(job?.attemptsMade).toBe(0);
    expect(added.every((count) => count === 0)).toBe(true);
    expect(new Set(outcomes)).toEqual(new Set(['unknown']));
    expect(errors).toEqual([]);
    expect(await deliveries(stage)).toEqual({ sent: 1 });
    const counts = await withQueue('community', (one) => one.getJobCounts(), stage.prefix);
    expect(counts['failed']).toBe(0);
  });
});
