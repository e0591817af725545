import { setImmediate as nextTurn } from 'node:timers/promises';
import { careFor } from '@kbf/moderation';
import { createLogger } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { careForWords } from '../src/care/decide-care.ts';

const log = createLogger('test', 'silent');
const danger = 'I am going to kill myself tonight.';

test('When a long text is judged, then other work goes on meanwhile', async () => {
  const long = 'I am tired, my marriage is cold, and I cannot sleep any more. '.repeat(100);
  const order: string[] = [];
  await Promise.all([
    careForWords({ texts: [long] }, log).then(() => order.push('judged')),
    nextTurn().then(() => order.push('other work')),
  ]);

  expect(order).toEqual(['other work', 'judged']);
});

test('When several are judged at once, then each gets its own answer', async () => {
  const texts = [danger, 'Please pray for the bakery.', 'He beats me and I am afraid.'];
  const found = await Promise.all(texts.map((text) => careForWords({ texts: [text] }, log)));

  expect(found.map((care) => care?.kind)).toEqual(['suicide', undefined, 'partner-violence']);
});

test('When short texts of others come while a long one is judged, then they are answered first', async () => {
  const long = 'I am tired, my marriage is cold, and I cannot sleep any more. '.repeat(32);
  const shorts = [danger, 'Everything is dark since he left.', 'Please pray for the bakery.'];
  const order: string[] = [];
  const found = await Promise.all(
    [long, ...shorts].map(async (text, at) => {
      const care = await careForWords({ texts: [text], asker: `203.0.113.${20 + at}` }, log);
      order.push(text);
      return care;
    }),
  );

  expect(order).toEqual([...shorts, long]);
  expect(found).toEqual([long, ...shorts].map((text) => careFor(text)));
});

test('When one network brings more short texts, then they do not go between its own', async () => {
  const long = 'I am tired, my marriage is cold, and I cannot sleep any more. '.repeat(31);
  const order: string[] = [];
  const judge = async (name: string, text: string, asker: string) => {
    await careForWords({ texts: [text], asker }, log);
    order.push(name);
  };
  await Promise.all([
    judge('own long', long, '203.0.113.40'),
    judge('own short', 'Please pray for our shop.', '203.0.113.40'),
    judge('long of another', `${long} Thank you.`, '203.0.113.41'),
    judge('short of a third', 'Please pray for our bakery.', '203.0.113.42'),
  ]);

  expect(order.slice(0, 2)).toEqual(['short of a third', 'own long']);
});

test('When the thread fails, then what is said outright is known, and all else is possible', async () => {
  const fails = () => Promise.reject(new Error('the thread of care failed'));
  const levelOf = async (...texts: string[]) => (await careForWords({ texts }, log, fails))?.level;

  expect(await levelOf(danger)).toBe('certain');
  expect(await levelOf('Please pray for us.')).toBe('possible');
  expect(await levelOf()).toBeUndefined();
});

test('When one network sends far too much, then its words count as possible, and others are judged', async () => {
  const long = (at: number) => `I am ${at} times tired and want it all to end. `.repeat(200);
  const ordinary = 'Please pray for the bakery.';
  const kinds = async (texts: string[], asker: string) =>
    (await careForWords({ texts, asker }, log))?.level;
  for (let sent = 0; (await kinds([ordinary], '203.0.113.7')) === undefined; sent += 1)
    await kinds([long(sent)], '203.0.113.7');
  expect(await kinds([ordinary], '203.0.113.7')).toBe('possible');
  expect(await kinds([danger], '203.0.113.7')).toBe('certain');
  expect(await kinds([ordinary], '203.0.113.8')).toBeUndefined();
});
