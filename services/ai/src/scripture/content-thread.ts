/**
 * The thread that holds the Bible's text, its index and the guides. A long text takes it half a second: short ones of
 * others are answered between its parts, which only a thread can take in without ending what it is at.
 */
import { randomInt } from 'node:crypto';
import { parentPort, receiveMessageOnPort } from 'node:worker_threads';
import { checkReply, chunksOf, composePrayer } from '@kbf/content';
import { composeBusinessGuide, composeCoach, composeContribution } from '@kbf/content/guides';
import { doBetweenParts } from '@kbf/moderation/care';
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

/** Whoever waits in line for a composed reply shall not wait there once more for its check. */
function checkedWhole(pieces: unknown): NonNullable<ContentResult['checked']> {
  const text = (pieces as string[]).join('');
  return { text, output: tasks.check(text) };
}

function carryOut({ id, task, input }: ContentRequest): Omit<ContentResult, 'ms'> {
  try {
    const run = tasks[task] as (given: typeof input) => unknown;
    const output = run(input);
    return task === 'check' ? { id, output } : { id, output, checked: checkedWhole(output) };
  } catch (error) {
    // The name alone: a message may repeat what a person wrote.
    return { id, failure: (error as Error).name };
  }
}

let isBetween = false;
/** Milliseconds that went to others while a text was read. */
let spentBetween = 0;

function answer(question: ContentRequest): number {
  const begun = performance.now();
  spentBetween = 0;
  const result = carryOut(question);
  const ms = performance.now() - begun;
  const sent: ContentResult = { ...result, ms: ms - spentBetween };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(sent);
  return ms;
}

/** Short texts of others that came meanwhile. Only between parts of the one that came by itself. */
function answerWaiting(): void {
  if (isBetween || !parentPort) return;
  isBetween = true;
  let spent = spentBetween;
  for (let next = receiveMessageOnPort(parentPort); next; next = receiveMessageOnPort(parentPort))
    spent += answer(next.message as ContentRequest);
  spentBetween = spent;
  isBetween = false;
}

parentPort?.on('message', (question: ContentRequest) => void answer(question));
doBetweenParts(answerWaiting);

// Reading the translations leaves twice as much behind as is kept of them.
giveBackWhenCalm();
