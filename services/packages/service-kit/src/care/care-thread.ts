/**
 * The thread in which words are judged. A long text takes a part of a second, which must not keep other calls waiting;
 * and the trained model is in the memory of a process that needs it once.
 */
import { parentPort } from 'node:worker_threads';
import { judgeWords } from './judge-words.ts';
import type { Judged } from './judge-words.ts';

parentPort?.on('message', ({ id, judged }: { id: number; judged: Judged }) => {
  const care = judgeWords(judged);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, care });
});
