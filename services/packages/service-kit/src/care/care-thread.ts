/** The thread that judges texts. A long text takes part of a second, and other calls must not wait for it. */
import { parentPort, workerData } from 'node:worker_threads';
import { careAfter, careModel } from '@kbf/moderation/care';
import { giveBackWhenCalm } from '@kbf/process-kit/give-back-memory';
import type { SentenceModel } from '@kbf/sentence-meaning';
import type { JudgedText, TextToJudge } from './judge-in-thread.ts';

careModel(workerData as SentenceModel);
parentPort?.on('message', ({ text, before }: TextToJudge) => {
  const begun = process.threadCpuUsage();
  const care = careAfter(text, before);
  const { user, system } = process.threadCpuUsage(begun);
  parentPort?.postMessage({ care, cpuMs: (user + system) / 1_000 } satisfies JudgedText);
});
giveBackWhenCalm();
