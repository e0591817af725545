import { until } from '@kbf/test-kit';
import { afterEach, expect, test } from 'vitest';
import { createContent } from '../../src/scripture/content.ts';

const content = createContent();
afterEach(() => content.close());

test('When a reply quotes scripture wrongly, then it comes back right, with where it stands', async () => {
  const { message, passages } = await content.ask(
    'check',
    'As it says: “The Lord is my shepherd, I shall not be in want” (Psalm 23:1).',
  );
  expect(passages).toMatchObject([{ reference: 'Psalm 23:1', translation: 'WEB' }]);
  expect(message.slice(passages[0]!.start, passages[0]!.end)).toContain('Yahweh is my shepherd');
});

test('When the guide is asked, then its pieces are a prayer about what was written', async () => {
  const message = 'My mother Ana has cancer.';
  const pieces = await content.ask('compose', { message, history: [] });
  expect(pieces.length).toBeGreaterThan(10);
  expect(pieces.join('')).toMatch(/mother[^]*amen/i);
});

test('When what the guide composed is checked, then it need not wait in line again', async () => {
  const message = 'My mother Ana has cancer.';
  const text = (await content.ask('compose', { message, history: [] })).join('');
  const order: string[] = [];
  const other = content.ask('check', 'Peace.').then(() => order.push('other'));
  const again = await content.ask('check', text).then((found) => (order.push('own'), found));
  await other;
  expect(order).toEqual(['own', 'other']);
  expect(again.passages.length).toBeGreaterThan(0);
  expect(await content.ask('check', text)).toEqual(again);
});

test('When the process is gone, then who waits is told, and the next question starts another', async () => {
  const lost = content.ask('check', 'Peace.');
  await content.close();
  await expect(lost).rejects.toThrow('the process ended');
  expect(await content.ask('check', 'Peace.')).toEqual({ message: 'Peace.', passages: [] });
});

test('When something cannot be done, then only that fails', async () => {
  const bad = content.ask('check', null as unknown as string);
  const good = content.ask('check', 'Peace.');
  await expect(bad).rejects.toThrow('content: TypeError');
  expect(await good).toMatchObject({ message: 'Peace.' });
});

test('When nobody asks any more, then the process ends, and the next question starts another', async () => {
  const brief = createContent(1);
  expect(await brief.ask('check', 'Peace.')).toMatchObject({ message: 'Peace.' });
  await until(() => brief.pid() === undefined);
  expect(await brief.ask('check', 'Peace.')).toMatchObject({ message: 'Peace.' });
  await brief.close();
});

test('When a long text is read, then short ones of others are answered meanwhile, and nobody gets ahead', async () => {
  const message = 'My mother Ana has cancer.';
  const short = { message, history: [] };
  const long = {
    message: Array.from({ length: 60 }, (_, at) => `Please pray for ${at} of us.`).join(' '),
    history: [],
  };
  await content.ask('compose', short);
  const order: string[] = [];
  const ask = async (what: string, input: typeof short, asker: string) => {
    const pieces = await content.ask('compose', input, asker);
    order.push(what);
    return pieces.join('');
  };
  const asked = [
    ask('long', long, 'one'),
    ask('short of the same', short, 'one'),
    ask('long of another', long, 'another'),
    ask('short of a third', short, 'third'),
  ];
  expect((await Promise.all(asked))[3]).toMatch(/mother[^]*amen/i);
  expect(order.slice(0, 2)).toEqual(['short of a third', 'long']);
});
