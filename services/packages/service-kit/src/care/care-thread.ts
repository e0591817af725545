/**
 * The thread in which words are judged. A long text takes a part of a second, which must not keep other calls waiting;
 * and the trained model is in the memory of a process that needs it once.
 */
import { parentPort } from 'node:worker_threads';
import { giveBackWhenCalm } from '@kbf/process-kit/give-back-memory';
import type { JudgedInThread } from './judge-in-thread.ts';
import { judgeWords } from './judge-words.ts';
import type { Judged } from './judge-words.ts';

parentPort?.on('message', (judged: Judged) => {
  const before = process.threadCpuUsage();
  const care = judgeWords(judged);
  const { user, system } = process.threadCpuUsage(before);
  const answer: JudgedInThread = { care, cpuMs: (user + system) / 1_000 };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
});

giveBackWhenCalm();
