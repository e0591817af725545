import { createLogger } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { createGuides } from '../../src/guides/guides.ts';

const logger = createLogger('ai', 'silent');
const guides = createGuides(logger);
afterAll(() => guides.close());
const question = { message: 'My mother Ana has cancer.', history: [] };

test('When a reply comes before all is loaded, then it is checked afterwards', async () => {
  expect(guides.isLoaded()).toBe(false);
  const { message, passages } = await guides.check(
    'As it says: “The Lord is my shepherd, I shall not be in want” (Psalm 23:1).',
  );
  expect(guides.isLoaded()).toBe(true);
  expect(passages).toMatchObject([{ reference: 'Psalm 23:1', translation: 'WEB' }]);
  expect(message.slice(passages[0]!.start, passages[0]!.end)).toContain('Yahweh is my shepherd');
});

test('When a guide prays or answers, then its scripture has been checked in the same task', async () => {
  const prayer = await guides.pray(question);
  expect(prayer.message).toMatch(/amen/i);
  expect(await guides.check(prayer.message)).toEqual(prayer);
  const asked = { ...question, guide: 'coach', questionId: undefined } as const;
  const { library, ...answer } = await guides.answer(asked);
  expect(await guides.check(answer.message)).toEqual(answer);
  expect(library).toMatchObject({ related: expect.any(Array), person: expect.any(Boolean) });
});

test('When something cannot be done, then only that fails, without a word of what was written', async () => {
  const bad = guides.check({ text: 'secret' } as unknown as string);
  const good = guides.check('Peace.');
  await expect(bad).rejects.toThrow(/^guides: \w+Error$/);
  expect(await good).toEqual({ message: 'Peace.', passages: [] });
});

test('When a text takes too long, then its thread is ended, and the next call has another one', async () => {
  const impatient = createGuides(logger, 2_000);
  onTestFinished(() => impatient.close());
  await impatient.count();
  const hostile = '“and the lord said unto the people of the land '.repeat(4_000);
  await expect(impatient.check(hostile)).rejects.toThrow('guides: AbortError');
  // The new thread must load first, which counts as time of the task.
  const next = await until(() => impatient.check('Peace.'));
  expect(next).toEqual({ message: 'Peace.', passages: [] });
});

test('When it is closed, then a call that waits is told', async () => {
  const closed = createGuides(logger);
  const outcome = closed.check('Peace.').catch((error: Error) => error.message);
  await closed.close();
  expect(await outcome).toMatch(/^guides: /);
});
