/**
 * The process around the thread that holds the Bible's text and the guides. They take a second of computing to load,
 * which must not keep other replies, or Stop, waiting; and more memory than all else that the service does.
 */
import { Worker } from 'node:worker_threads';
import type { ContentRequest, ContentResult } from './content-task.ts';

const thread = new Worker(new URL('content-thread.ts', import.meta.url), {
  // Megabytes. Twice what it needs while it reads the translations: V8 tidies up the earlier the less it may have.
  resourceLimits: { maxOldGenerationSizeMb: 160 },
});
thread.on('message', (result: ContentResult) => {
  if (process.connected) process.send?.(result);
});
// Whoever asked is told by the end of the process, and starts another one.
thread.on('error', () => process.exit(1));
thread.on('exit', () => process.exit(1));
process.on('message', (question: ContentRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  thread.postMessage(question);
});
// Whoever started us is gone, or has nothing more for us.
process.on('disconnect', () => process.exit(0));
// Nobody has started us to be asked: it was only to compile what we load (infra/local/compile.ts).
if (!process.connected) process.exit(0);
