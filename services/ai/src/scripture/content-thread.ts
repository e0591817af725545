/**
 * The thread that holds the Bible's text and its index. They take a second of computing to load, which must not keep
 * other replies, or Stop, waiting.
 */
import { randomInt } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { checkReply, chunksOf, composePrayer } from '@kbf/content';
import { composeBusinessGuide, composeCoach, composeContribution } from '@kbf/content/guides';
import { giveBackWhenCalm } from '@kbf/process-kit/give-back-memory';
import type { ContentResult, ContentRequest, ContentTask, ContentTasks } from './content-task.ts';

const mostSeeds = 2 ** 31;
/** The same words, sent again, get another reply. */
const afresh = <Request extends object>(request: Request) => ({
  ...request,
  seed: randomInt(mostSeeds),
});

const tasks: {
  [Task in ContentTask]: (input: ContentTasks[Task]['input']) => ContentTasks[Task]['output'];
} = {
  check(reply) {
    const { text, passages } = checkReply(reply);
    const quoted = passages.filter((passage) => passage.quoted);
    return {
      message: text,
      passages: quoted.map(({ reference, translation, start, end }) => ({
        reference,
        translation,
        start,
        end,
      })),
    };
  },
  compose: (request) => chunksOf(composePrayer(afresh(request)).text),
  coach: ({ context, ...request }) =>
    chunksOf(composeCoach({ ...afresh(request), ...context }).text),
  contribution: (request) => chunksOf(composeContribution(afresh(request)).text),
  'business-guide': (request) => chunksOf(composeBusinessGuide(afresh(request)).text),
};

function carryOut({ id, task, input }: ContentRequest): ContentResult {
  try {
    const run = tasks[task] as (given: typeof input) => unknown;
    return { id, output: run(input) };
  } catch (error) {
    // The name alone: a message may repeat what a person wrote.
    return { id, failure: (error as Error).name };
  }
}

parentPort?.on('message', (question: ContentRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(carryOut(question));
});

// Reading the translations leaves twice as much behind as is kept of them.
giveBackWhenCalm();
