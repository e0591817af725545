import { runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts: a process whose start fails.
await runProcess(() => {
  if (process.argv[2] === 'plain') throw new Error('no route');
  throw new AggregateError([new Error('refused here'), new Error('refused there')], '');
});
