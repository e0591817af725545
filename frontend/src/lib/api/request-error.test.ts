import { expect, test } from 'vitest';
import { readableMessage, RequestError } from './request-error.ts';

const problemOf = async (status: number, body: string, headers: Record<string, string> = {}) =>
  (await RequestError.from(new Response(body, { status, headers }))).api;

test('When the server said what is wrong, then a person reads that', async () => {
  for (const status of [400, 409, 413, 415, 429, 503]) {
    const problem = await problemOf(status, JSON.stringify({ message: 'In words.', code: 'x' }));
    expect(readableMessage(problem)).toBe('In words.');
  }
});

test.each([
  [400, 'Please check what you entered.'],
  [401, 'Please log in first.'],
  [403, 'You do not have permission to do this.'],
  [404, 'There is nothing at this address.'],
  [413, 'This is too long to send. Please shorten it and try again.'],
  [415, 'We could not read this format. Please send JSON.'],
  [429, 'You are going a little too fast. Please try again in 20 seconds.'],
  [502, 'This is not possible right now. Please try again in a moment.'],
])(
  'When something before the site answers %s in words of its own, then a person reads ours',
  async (status, words) => {
    const problem = await problemOf(status, '<h1>nginx</h1>', { 'Retry-After': '20' });
    expect(readableMessage(problem)).toBe(words);
  },
);

test('When no answer came at all, then a person is told to check the connection', () => {
  expect(readableMessage({ status: 0, message: 'fetch failed' })).toBe(
    'That did not reach us. Check your connection and try again.',
  );
});
