import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listenTo, untilAnswers } from '../../local/runtime/until-answers.ts';

const quiet = listenTo(join(import.meta.dirname, 'no-such.log'));
const never = () => new Promise<boolean>(() => undefined);
const ends = async () => undefined;

test('When a server dies while it is asked and never answers, then its start has failed', async () => {
  const server = { gone: Promise.resolve('SIGKILL'), end: ends };

  await expect(untilAnswers('A server', server, quiet, never)).rejects.toThrow(
    'A server did not start (SIGKILL)',
  );
});

test('When a server answers after a while, then it has started', async () => {
  const server = { gone: new Promise<string>(() => undefined), end: ends };
  let asked = 0;

  await untilAnswers('A server', server, quiet, async () => (asked += 1) === 3);

  expect(asked).toBe(3);
});
