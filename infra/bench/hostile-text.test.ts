import { answerQuestion, composePrayer } from '@kbf/guides';
import { careFor, moderate } from '@kbf/moderation';
import { ownDetailsIn } from '@kbf/moderation/own-details';
import { describe, expect, test } from 'vitest';
import { rounded } from './figures.ts';

/** Inputs that make careless matching slow, for any length. */
const hostile = [
  'a',
  'a ',
  'a. ',
  '!',
  '!!!!!!!!!|',
  ' ',
  '\n',
  'i want to i want to ',
  'took all the took all ',
  '12 ',
  'аб ',
  'a\u200B',
  '\uFDFA',
  '😭',
  'a.',
  'http😭',
  'http ',
  'http://a.',
  'a-b_c.',
  'a@',
  'a @ ',
  '1',
  '1 ',
  '1-',
  '111,',
  '1:1-',
  'one ',
  '(1',
  '$1.',
  '12 oak ',
  '12 n ',
  '.',
  'a*',
  '$@!|',
  'buy ',
  'sendmoneynow',
  'аb',
  '\uFDFA ',
  'send me a send me a ',
  '💰',
  '🅺',
  '1,',
  'a@a.',
  '+',
  '555-',
  'pray? ',
  ', and I am ',
  '… ',
  'please pray for my son and ',
  '({[',
  'Dr. ',
  'are you a bot? ',
];

const works: Readonly<Record<string, (text: string) => unknown>> = {
  careFor,
  moderate,
  ownDetailsIn,
  composePrayer: (message) => composePrayer({ message, seed: 7 }),
  answerQuestion: (message) => answerQuestion('business', { message, seed: 7 }),
};

/** Shorter times are not compared (milliseconds). */
const moment = 5;
/** Ten for linear growth, a hundred for quadratic growth. This is far from both, to allow for a busy machine. */
const mostGrowth = 60;

/** CPU milliseconds, the least of three runs, so that other load does not count. */
function millisecondsFor(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe.each(Object.entries(works))('%s', (_, work) => {
  test('When a hostile text is ten times as long, then the work grows with the length, not with its square', () => {
    const figures = hostile.map((part) => {
      const [short, long] = [2_000, 20_000].map((length) => part.repeat(length).slice(0, length));
      work(short!);
      const ms = [short!, long!].map((text) => millisecondsFor(() => work(text))) as [
        number,
        number,
      ];
      return { text: JSON.stringify(part), ms, growth: rounded(ms[1] / Math.max(ms[0], moment)) };
    });
    console.table(figures.toSorted((a, b) => b.ms[1] - a.ms[1]).slice(0, 5));
    expect(figures.filter(({ growth }) => growth > mostGrowth)).toEqual([]);
  }, 600_000);
});
