/** A process that releases memory and then starts a thread: this same file, which then only loads what it needs. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker, isMainThread } from 'node:worker_threads';
import { giveBackWhenCalm } from '../../src/give-back-memory.ts';

if (isMainThread) {
  giveBackWhenCalm({ everyMs: 50, calmShare: 0.99 });
  await sleep(1_000);
  await once(new Worker(new URL(import.meta.url)), 'exit');
}
