import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';

test('When a thread has grown and then has nothing to do, then it gives back what it does not need', async () => {
  const thread = new Worker(new URL('./processes/grown-thread.ts', import.meta.url));
  try {
    const [{ grown, held }] = (await once(thread, 'message')) as [{ grown: number; held: number }];
    expect(grown).toBeGreaterThan(30_000_000);
    expect(held).toBeLessThan(grown / 2);
  } finally {
    await thread.terminate();
  }
});
