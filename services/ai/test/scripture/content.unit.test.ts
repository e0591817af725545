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

test('When the thread is gone, then who waits is told, and the next question starts another', async () => {
  const lost = content.ask('check', 'Peace.');
  await content.close();
  await expect(lost).rejects.toThrow('the thread ended');
  expect(await content.ask('check', 'Peace.')).toEqual({ message: 'Peace.', passages: [] });
});

test('When something cannot be done, then only that fails', async () => {
  const bad = content.ask('check', null as unknown as string);
  const good = content.ask('check', 'Peace.');
  await expect(bad).rejects.toThrow('content: TypeError');
  expect(await good).toMatchObject({ message: 'Peace.' });
});
