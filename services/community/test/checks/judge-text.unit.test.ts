import type { Care } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { createJudge } from '../../src/checks/judge-text.ts';

type Verdict = { verdict: 'public' | 'held' | 'none'; reasons: string[]; care?: Care };
const judgeWith = (answer: () => Promise<Verdict>) =>
  createJudge({ moderate: answer }, createLogger('test', 'silent'));
const says = (verdict: Verdict['verdict'], reasons: string[] = [], care?: Care) =>
  judgeWith(async () => ({ verdict, reasons, ...(care ? { care } : {}) }));
const suicide: Care = { level: 'certain', kind: 'suicide', language: 'en' };

test.each([
  ['agrees', says('public')],
  ['is not there', says('none')],
])('When the provider %s, then a friendly text is public', async (_what, judge) => {
  expect(await judge(['Please pray for us.'], undefined)).toEqual({ state: 'public', reasons: [] });
});

test('When the provider hears of danger, then the text is held, and what it heard is told', async () => {
  const judge = says('held', ['self-harm', 'self-harm/intent'], suicide);

  expect(await judge(['Wherever I go now, nobody follows.'], undefined)).toMatchObject({
    state: 'held',
    care: suicide,
  });
});

test('When the provider does not answer, then the text is held', async () => {
  const judge = judgeWith(() => Promise.reject(new Error('away')));
  const judgement = await judge(['Please pray for us.'], undefined);

  expect(judgement).toEqual({ state: 'held', reasons: ['no verdict'] });
});

test('When danger is known, then the texts are held and nobody else is asked', async () => {
  let asked = 0;
  const judge = judgeWith(async () => {
    asked += 1;
    return { verdict: 'public', reasons: [] };
  });

  expect(await judge(['Please pray.', 'I want to kill myself.'], suicide)).toEqual({
    state: 'held',
    reasons: ['crisis'],
    care: suicide,
  });
  expect(asked).toBe(0);
});

test('When nothing here understood the texts, then they are held for that, and not as a danger', async () => {
  const judge = judgeWith(async () => ({ verdict: 'public', reasons: [] }));
  const unread = { level: 'possible', kind: 'unread', language: 'es' } as const;

  expect(await judge(['Oren por mi negocio.'], unread)).toEqual({
    state: 'held',
    reasons: ['unread'],
    care: unread,
  });
});
