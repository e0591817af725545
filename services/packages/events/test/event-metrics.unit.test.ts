import { createMetrics } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { createEventMetrics } from '../src/index.ts';

test('When things happen on the event path, then Prometheus can read how often', async () => {
  const registry = createMetrics('test');
  const observe = createEventMetrics(registry);
  observe({ kind: 'relayed', consumer: 'community', count: 3 });
  observe({ kind: 'held-back', consumer: 'community', reason: 'memory' });
  observe({ kind: 'swept', consumer: 'community', settled: 2, failed: 4, addedAgain: 1 });
  observe({
    kind: 'processed',
    consumer: 'community',
    event: 'prayer.answered',
    outcome: 'done',
    seconds: 0.01,
  });
  const text = await registry.metrics();
  expect(text).toMatch(/^events_relayed_total\{consumer="community",.*\} 3$/m);
  expect(text).toMatch(/^events_held_back_total\{.*reason="memory".*\} 1$/m);
  expect(text).toMatch(/^events_settled_total\{.*\} 2$/m);
  expect(text).toMatch(/^events_given_up_total\{.*\} 4$/m);
  expect(text).toMatch(/^events_added_again_total\{.*\} 1$/m);
  expect(text).toMatch(/^events_processed_seconds_count\{.*outcome="done".*\} 1$/m);
});
