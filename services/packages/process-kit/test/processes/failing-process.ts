import { createLogger, runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts: a process whose start fails.
await runProcess(() => {
  if (process.argv[2] === 'plain') throw new Error('no route');
  if (process.argv[2] === 'last') {
    process.send?.('starting');
    // Its loop stands still, so it does not see that its parent goes.
    const until = performance.now() + 1_500;
    while (performance.now() < until);
    createLogger('test', 'info').info('a last word');
  }
  throw new AggregateError([new Error('refused here'), new Error('refused there')], '');
});
