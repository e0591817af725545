import { createLogger, runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts. Arguments: the time its start takes, and the time its loop may be blocked
// (milliseconds). On request it blocks its loop, or throws for a negative time. It may write a last log line.
const [startMs, stillMs = 0] = process.argv.slice(2, 4).map(Number);
const logger = createLogger('test', process.argv[4] ?? 'silent');
process.on('message', (ms: number) => {
  if (ms < 0) {
    logger.info('this line is still being written');
    throw new Error('nothing catches this');
  }
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
