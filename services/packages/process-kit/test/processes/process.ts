import { createLogger, runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts: a process whose start takes as long as it is told, and whose loop may stand
// still for as long (milliseconds). Told to, it lets its loop stand still. It may say a last word.
const [startMs, stillMs = 0] = process.argv.slice(2, 4).map(Number);
const logger = createLogger('test', process.argv[4] ?? 'silent');
process.on('message', (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
  process.send?.('goes on');
});

process.send?.('starting');
await runProcess(async () => {
  await new Promise((resolve) => setTimeout(resolve, startMs));
  const work = setInterval(() => undefined, 1_000);
  return {
    logger,
    stillMs,
    stop: async () => {
      clearInterval(work);
      logger.info('a last word');
    },
  };
});
