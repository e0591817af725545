import { beginSpan, inSpan, traceparent } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { createRelay, createSweeper } from '../src/index.ts';
import { effects, recordPrayer, savePrayer, startConsumer } from './fixtures.ts';
import { eager, useStage } from './use-stage.ts';

const { openQueue, run, stage, settled } = useStage();
const traceId = '0af7651916cd43dd8448eb211c80319c';
const request = beginSpan('server', `00-${traceId}-b7ad6b7169203331-01`);

/** Saves, and remembers the trace that it was done in. */
function saving() {
  const traces: (string | undefined)[] = [];
  const processor: typeof savePrayer = {
    ...savePrayer,
    handle: async (context, payload) => {
      traces.push(traceparent());
      await savePrayer.handle(context, payload);
    },
  };
  return { traces, processor };
}

test('When an event is recorded in a request, then it is processed in the trace of the request', async () => {
  const { traces, processor } = saving();
  await inSpan(request, () => recordPrayer(stage));
  await recordPrayer(stage);
  run(startConsumer(stage, processor));
  run(createRelay(stage));
  await until(async () => (await effects(stage)).length === 2);
  const own = traces.filter((trace) => trace?.includes(traceId));
  expect(own).toHaveLength(1);
  // Its own piece of the trace, not the request's. The other event begins a trace.
  expect(own[0]).not.toContain(request.spanId);
  expect(traces.every((trace) => trace !== undefined)).toBe(true);
});

test('When Redis loses the job, then the one that is added again has the trace, too', async () => {
  const { empty } = openQueue();
  await inSpan(request, () => recordPrayer(stage));
  const relay = createRelay(stage);
  await until(async () => {
    const { rows } = await stage.pool.query(`SELECT 1 FROM outbox_delivery WHERE state = 'sent'`);
    return rows.length === 1;
  });
  await relay.stop();
  await empty();
  const { traces, processor } = saving();
  run(createSweeper({ ...stage, settings: eager }));
  run(startConsumer(stage, processor));
  await settled(1);
  expect(traces).toEqual([expect.stringContaining(traceId)]);
});
