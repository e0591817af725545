import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { ServiceName } from '@kbf/contracts';
import type { Stack } from '../local/stack.ts';

/** Opens a service's queue while `use` runs. */
export async function withQueue<T>(
  stack: Stack,
  service: ServiceName,
  use: (queue: Queue) => Promise<T>,
): Promise<T> {
  const connection = new Redis(stack.redisUrl, { maxRetriesPerRequest: null });
  const queue = new Queue(service, { connection, prefix: stack.queuePrefix });
  try {
    return await use(queue);
  } finally {
    await queue.close();
    await connection.quit();
  }
}
