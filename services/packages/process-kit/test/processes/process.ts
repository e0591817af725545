import { createLogger, runProcess } from '../../src/index.ts';

// Started by run-process.unit.test.ts: a process whose start takes as long as it is told (milliseconds).
const startMs = Number(process.argv[2]);

process.send?.('starting');
await runProcess(async () => {
  await new Promise((resolve) => setTimeout(resolve, startMs));
  const work = setInterval(() => undefined, 1_000);
  setTimeout(() => process.send?.('started'), 0);
  return {
    logger: createLogger('test', 'silent'),
    stop: async () => clearInterval(work),
  };
});
