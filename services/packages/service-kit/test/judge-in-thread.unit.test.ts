import { setImmediate as nextTurn } from 'node:timers/promises';
import { createLogger } from '@kbf/process-kit';
import { expect, test, vi } from 'vitest';
import { careForWords } from '../src/care/decide-care.ts';
import { careBudget, judgeInThread } from '../src/care/judge-in-thread.ts';

// The tests load the model.
vi.setConfig({ testTimeout: 60_000 });

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

test('When one network sends long texts, then short ones wait for one of them at most, its own too', async () => {
  const long = (nth: number) =>
    `I am tired ${nth}, my marriage is cold, I cannot sleep. `.repeat(40);
  const order: string[] = [];
  const judge = async (name: string, text: string, asker: string) => {
    await careForWords({ texts: [text], asker }, log);
    order.push(name);
  };
  await Promise.all([
    ...[1, 2, 3].map((nth) => judge('long', long(nth), '203.0.113.40')),
    judge('short of another', 'Everything is dark since he left.', '203.0.113.41'),
    judge('short of a third', 'I am so afraid of him.', '203.0.113.42'),
    judge('own short', 'Please pray for our shop.', '203.0.113.40'),
  ]);

  expect(order[0]).toBe('long');
  expect(order.slice(1, 4).toSorted()).toEqual([
    'own short',
    'short of a third',
    'short of another',
  ]);
});

test('When the thread dies, then the text under way fails, and the next ones have a new thread', async () => {
  const call = { asker: '203.0.113.50', isOver: false };
  const judge = (text: string) => judgeInThread({ text, before: undefined, call });
  const found = await Promise.allSettled([
    judge(undefined as unknown as string),
    judge(`${danger} Nothing is left.`),
  ]);

  expect(found).toMatchObject([{ status: 'rejected' }, { value: { level: 'certain' } }]);
});

test('When a call is over, then its texts that still wait are not judged', async () => {
  const call = { asker: '203.0.113.51', isOver: false };
  const judge = (text: string) => judgeInThread({ text, before: undefined, call });
  const [first, second] = [judge('Pray for rain.'), judge('Pray for rain and sun.')];
  call.isOver = true;

  expect(await first).toBeUndefined();
  await expect(second).rejects.toThrow('many words');
});

test('When the thread fails, then what is said outright is known, and all else is unread', async () => {
  const fails = () => Promise.reject(new Error('the thread of care failed'));
  const levelOf = async (...texts: string[]) => (await careForWords({ texts }, log, fails))?.level;

  expect(await levelOf(danger)).toBe('certain');
  expect(await levelOf('Please pray for us.')).toBe('unread');
  expect(await levelOf()).toBeUndefined();
});

test('When one network has used up its time, then its words are unread, and others are judged', async () => {
  const text = 'Please pray for our mill.';
  const levelOf = async (asked: string, asker: string) =>
    (await careForWords({ texts: [asked], asker }, log))?.level;
  expect(await levelOf('Please pray for our farm.', '203.0.113.7')).toBeUndefined();
  expect(careBudget.spentBy('203.0.113.7')).toBeGreaterThan(0);

  careBudget.spend('203.0.113.7', 3_000);
  expect(await levelOf(text, '203.0.113.7')).toBe('unread');
  expect(await levelOf(`${danger} By pills.`, '203.0.113.7')).toBe('certain');
  expect(await levelOf(text, '203.0.113.8')).toBeUndefined();
  // A cached text costs nothing.
  expect(await levelOf(text, '203.0.113.7')).toBeUndefined();
});
