import { queuePrefix, redisUrl } from '@kbf/test-kit';
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { ConsumerName } from '../src/index.ts';

/** Opens the queue of a service while `work` runs. */
export async function withQueue<Result>(
  name: ConsumerName,
  work: (queue: Queue) => Promise<Result>,
  prefix = queuePrefix(),
): Promise<Result> {
  const connection = new Redis(redisUrl(), { maxRetriesPerRequest: null });
  const queue = new Queue(name, { connection, prefix });
  try {
    return await work(queue);
  } finally {
    await queue.close();
    connection.disconnect();
  }
}
