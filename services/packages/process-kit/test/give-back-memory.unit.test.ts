import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { promisify } from 'node:util';
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

test('When a process has given back memory, then a thread it starts finds what was compiled before', async () => {
  const cache = await mkdtemp(join(tmpdir(), 'kbf-compiled-'));
  try {
    const entry = new URL('./processes/tidy-process.ts', import.meta.url).pathname;
    const env = { ...process.env, NODE_COMPILE_CACHE: cache };
    await promisify(execFile)(execPath, [entry], { env });
    // One folder per set of flags for compiled code.
    expect(await readdir(cache)).toHaveLength(1);
  } finally {
    await rm(cache, { recursive: true });
  }
});
