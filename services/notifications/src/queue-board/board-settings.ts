import { site } from '@kbf/contracts';

/** How the page of bull-board is set up. Who works, and on which Redis, is not asked: we may not, and need not. */
export const boardSettings = {
  boardTitle: `Queues | ${site.name}`,
  hideRedisDetails: true,
  showWorkers: false,
};
