import { createLogger } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { createJudge } from '../../src/checks/judge-text.ts';

type Verdict = { verdict: 'public' | 'held' | 'none'; reasons: string[] };
const judgeWith = (answer: () => Promise<Verdict>) =>
  createJudge({ moderate: answer }, createLogger('test', 'silent'));
const says = (verdict: Verdict['verdict'], ...reasons: string[]) =>
  judgeWith(async () => ({ verdict, reasons }));

test.each([
  ['agrees', says('public')],
  ['is not there', says('none')],
])('When the provider %s, then a friendly text is public', async (_what, judge) => {
  expect(await judge(['Please pray for us.'])).toEqual({
    state: 'public',
    reasons: [],
    crisis: false,
  });
});

test('When the provider hears intent of self-harm, then the text is held and an admin is to be told', async () => {
  const judge = says('held', 'self-harm', 'self-harm/intent');

  expect(await judge(['Wherever I go now, nobody follows.'])).toMatchObject({
    state: 'held',
    crisis: true,
  });
});

test('When the provider hears of a loss, then the text is held without an alarm', async () => {
  const judge = says('held', 'self-harm');

  expect(await judge(['My brother took his life.'])).toMatchObject({
    state: 'held',
    crisis: false,
  });
});

test('When the provider does not answer, then the text is held', async () => {
  const judge = judgeWith(() => Promise.reject(new Error('away')));

  expect(await judge(['Please pray for us.'])).toMatchObject({ state: 'held', crisis: false });
});

test('When one of several texts speaks of self-harm, then all are held and nobody else is asked', async () => {
  let asked = 0;
  const judge = judgeWith(async () => {
    asked += 1;
    return { verdict: 'public', reasons: [] };
  });

  expect(await judge(['Please pray.', 'I want to kill myself.'])).toMatchObject({
    state: 'held',
    reasons: ['crisis'],
    crisis: true,
  });
  expect(asked).toBe(0);
});
