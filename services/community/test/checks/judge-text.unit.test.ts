import type { Care } from '@kbf/contracts';
import { createLogger } from '@kbf/process-kit';
import { describe, expect, test } from 'vitest';
import { createJudge } from '../../src/checks/judge-text.ts';

type Verdict = { verdict: 'public' | 'held' | 'none'; reasons: string[]; care?: Care };
const judgeWith = (answer: () => Promise<Verdict>) =>
  createJudge({ moderate: answer }, createLogger('test', 'silent'));
const says = (verdict: Verdict['verdict'], reasons: string[] = [], care?: Care) =>
  judgeWith(async () => ({ verdict, reasons, ...(care ? { care } : {}) }));
const stranger = { isApproved: false, isTrusted: false };
const member = { isApproved: true, isTrusted: true };
const suicide: Care = { level: 'certain', kind: 'suicide', language: 'en' };

test.each([
  ['agrees', says('public')],
  ['is not there', says('none')],
])('When the provider %s, then a friendly text is public', async (_what, judge) => {
  expect(await judge(['Please pray for us.'], undefined, stranger)).toMatchObject({
    state: 'public',
    reasons: [],
  });
});

test('When the provider hears of danger, then the text is held, and what it heard is told', async () => {
  const judge = says('held', ['self-harm', 'self-harm/intent'], suicide);

  expect(await judge(['Wherever I go now, nobody follows.'], undefined, stranger)).toMatchObject({
    state: 'held',
    care: suicide,
  });
});

test('When the provider does not answer, then the text is held', async () => {
  const judge = judgeWith(() => Promise.reject(new Error('away')));
  const judgement = await judge(['Please pray for us.'], undefined, stranger);

  expect(judgement).toMatchObject({ state: 'held', reasons: ['no verdict'] });
});

test('When danger is known, then the texts are held and nobody else is asked', async () => {
  let asked = 0;
  const judge = judgeWith(async () => {
    asked += 1;
    return { verdict: 'public', reasons: [] };
  });

  expect(await judge(['Please pray.', 'I want to kill myself.'], suicide, member)).toEqual({
    state: 'held',
    reasons: ['crisis'],
    care: suicide,
  });
  expect(asked).toBe(0);
});

test('When danger is only possible, then the texts are public, and the answer says so', async () => {
  const possible: Care = { level: 'possible', kind: 'eating', language: 'en' };

  expect(await says('none')(['Please pray for us.'], possible, stranger)).toMatchObject({
    state: 'public',
    care: possible,
  });
});

test('When the texts could not be judged, then they are held, of members too', async () => {
  const unread: Care = { level: 'unread', kind: 'unread', language: 'en' };

  expect(await says('public')(['Please pray for us.'], unread, member)).toEqual({
    state: 'held',
    reasons: ['unread'],
    care: unread,
  });
});

describe('texts in a language that nothing here reads', () => {
  const language: Care = { level: 'possible', kind: 'language', language: 'en' };
  const texts = ['Молитесь за мою семью'];

  test('When an approved member writes one, then it is public; of others it is held', async () => {
    expect(await says('none')(texts, language, member)).toMatchObject({ state: 'public' });
    expect(await says('none')(texts, language, stranger)).toMatchObject({
      state: 'held',
      reasons: ['language'],
    });
  });

  test('When a provider judges it, then its verdict counts', async () => {
    expect(await says('public')(texts, language, stranger)).toMatchObject({ state: 'public' });
  });
});

test('When only the classifier suspects harm, then trusted authors are not held', async () => {
  const texts = [
    'Our neighbor is a fool and everybody on our street knows how he treats his wife.',
  ];

  expect(await says('none')(texts, undefined, stranger)).toMatchObject({ state: 'held' });
  expect(await says('none')(texts, undefined, member)).toMatchObject({ state: 'public' });
});

test('When harm is said outright, then it is held, whoever writes it', async () => {
  const texts = ['Visit my-store dot com for blessings.'];

  expect(await says('none')(texts, undefined, member)).toMatchObject({ state: 'held' });
});
