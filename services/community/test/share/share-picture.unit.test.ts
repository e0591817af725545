import { randomUUID } from 'node:crypto';
import type { Prayer } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { createPictures } from '../../src/share/share-picture.ts';

const prayerOf = (userRequest: string) => ({ id: randomUUID(), userName: null, userRequest });

/** Pictures with a fake drawing that records its calls. */
function noted() {
  const drawn: string[] = [];
  const pictures = createPictures(async ({ userRequest }) => {
    drawn.push(userRequest);
    return Buffer.from(userRequest);
  });
  const read = (words: string, network: string) =>
    pictures(prayerOf(words) as unknown as Prayer).read(network);
  return { drawn, read };
}

test('When a picture is asked for again, by anybody, then it is not drawn again', async () => {
  const { drawn, read } = noted();
  expect(String(await read('one', 'a'))).toBe('one');
  expect(String(await read('one', 'b'))).toBe('one');
  expect(drawn).toEqual(['one']);
});

test('When one network wants many at once, then others do not wait for all of them', async () => {
  const { drawn, read } = noted();
  const many = Array.from({ length: 10 }, (_, at) => read(`a${at}`, 'a'));
  await read('b', 'b');
  expect(drawn.length).toBeLessThan(5);
  await Promise.all(many);
});

test('When one network has had many drawn, then more are refused, what is kept is not, nor are others', async () => {
  const { drawn, read } = noted();
  for (let at = 0; at < 20; at += 1) await read(`a${at}`, 'a');
  await expect(read('one more', 'a')).rejects.toMatchObject({ status: 429 });
  expect(String(await read('a19', 'a'))).toBe('a19');
  expect(String(await read('one more', 'b'))).toBe('one more');
  expect(drawn).toHaveLength(21);
});
