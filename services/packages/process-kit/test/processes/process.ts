import { createLogger, runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts: a process whose start takes as long as it is told, and whose loop may stand
// still for as long (milliseconds). Told to, it lets its loop stand still.
const [startMs, stillMs = 0] = process.argv.slice(2).map(Number);
process.on('message', (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  process.send?.('goes on');
});

process.send?.('starting');
await runProcess(async () => {
  await new Promise((resolve) => setTimeout(resolve, startMs));
  const work = setInterval(() => undefined, 1_000);
  setTimeout(() => process.send?.('started'), 0);
  return {
    logger: createLogger('test', 'silent'),
    stillMs,
    stop: async () => clearInterval(work),
  };
});
