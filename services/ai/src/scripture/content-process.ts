/**
 * The process that holds the Bible's text, its index and the guides. They take a second of computing to load, which
 * must not keep other replies, or Stop, waiting; and more memory than all else that the service does.
 */
import { randomInt } from 'node:crypto';
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

/** Whoever waits in line for a composed reply shall not wait there once more for its check. */
function checkedWhole(pieces: unknown): NonNullable<ContentResult['checked']> {
  const text = (pieces as string[]).join('');
  return { text, output: tasks.check(text) };
}

function carryOut({ id, task, input }: ContentRequest): ContentResult {
  try {
    const run = tasks[task] as (given: typeof input) => unknown;
    const output = run(input);
    return task === 'check' ? { id, output } : { id, output, checked: checkedWhole(output) };
  } catch (error) {
    // The name alone: a message may repeat what a person wrote.
    return { id, failure: (error as Error).name };
  }
}

process.on('message', (question: ContentRequest) => {
  if (process.connected) process.send?.(carryOut(question));
});
// Whoever started us is gone, or has nothing more for us.
process.on('disconnect', () => process.exit(0));

// Reading the translations leaves twice as much behind as is kept of them.
giveBackWhenCalm();
