import { site } from '@kbf/contracts';

/**
 * Settings of bull-board's page. It shows no details of workers and Redis: our Redis user may not read them, and they
 * are not needed.
 */
export const boardSettings = {
  boardTitle: `Queues | ${site.name}`,
  hideRedisDetails: true,
  showWorkers: false,
};
