/**
 * The thread in which words are judged. A long text takes a part of a second, which must not keep other calls waiting;
 * and the trained model is in the memory of a process that needs it once.
 */
import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { doBetweenParts } from '@kbf/moderation/care';
import { giveBackWhenCalm } from '@kbf/process-kit/give-back-memory';
import type { AskedInThread, JudgedInThread } from './judge-in-thread.ts';
import { judgeWords } from './judge-words.ts';

let isBetween = false;
/** Milliseconds that went to others while a text was judged. */
let spentBetween = 0;

function judge({ id, judged }: AskedInThread): number {
  const before = process.threadCpuUsage();
  spentBetween = 0;
  const care = judgeWords(judged);
  const { user, system } = process.threadCpuUsage(before);
  const cpuMs = (user + system) / 1_000;
  const answer: JudgedInThread = { id, care, cpuMs: cpuMs - spentBetween };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answer);
  return cpuMs;
}

/** Short texts of others that came meanwhile. Only between parts of the one that came by itself. */
function judgeWaiting(): void {
  if (isBetween || !parentPort) return;
  isBetween = true;
  let spent = spentBetween;
  for (let next = receiveMessageOnPort(parentPort); next; next = receiveMessageOnPort(parentPort))
    spent += judge(next.message as AskedInThread);
  spentBetween = spent;
  isBetween = false;
}

parentPort?.on('message', (asked: AskedInThread) => void judge(asked));
doBetweenParts(judgeWaiting);
giveBackWhenCalm();
