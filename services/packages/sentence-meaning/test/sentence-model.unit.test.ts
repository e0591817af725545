import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { makeEncoder } from '../src/encoder.ts';
import { commonWithKnown, knownInSteps, roomForKnown } from '../src/known.ts';
import { size } from '../src/layer.ts';
import { meaningsOf } from '../src/meanings.ts';
import { makeRoom } from '../src/room.ts';
import { sharedSentenceModel } from '../src/sentence-model.ts';
import { makeMemory } from '../src/web-assembly.ts';
import { buildMultiply, multiplyFile } from '../build-multiply.ts';

const encoder = makeEncoder(0);
const meaningOf = (...sentences: string[]): Float32Array =>
  meaningsOf(encoder, sentences)[0] ?? new Float32Array(size);
const common = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);

it('When the text of the multiplication is built, then it is what the product runs', async () => {
  expect(Buffer.from(await buildMultiply()).equals(readFileSync(multiplyFile))).toBe(true);
});

it.each([4, 16, 20])(
  'When tables of numbers are multiplied (%i rows), then each sum is right',
  (rows) => {
    const room = makeRoom({ memory: makeMemory(131_072), from: 0, to: 131_072 });
    const [input, weights] = [room.take(rows * 3), room.take(3 * 16)];
    const [bias, out] = [room.take(16), room.take(rows * 16)];
    room.at(input, rows * 3).forEach((_, at, all) => (all[at] = at + 1));
    room.at(weights, 48).forEach((_, at, all) => (all[at] = at));
    room.at(bias, 16).fill(100);
    room.multiply(input, 12, weights, 64, bias, out, 64, rows, 3, 16);
    const expected = Array.from({ length: rows * 16 }, (_, at) => {
      const [row, column] = [Math.floor(at / 16), at % 16];
      return [0, 1, 2].reduce((sum, k) => sum + (row * 3 + k + 1) * (k * 16 + column), 100);
    });
    expect([...room.at(out, rows * 16)]).toEqual(expected);
  },
);

it('When a sentence is cut into pieces, then the pieces are those of the pretrained model', () => {
  expect(encoder.pieces('the dog')).toEqual([9, 959]);
  expect(encoder.pieces('')).not.toEqual(encoder.pieces('dog'));
});

it('When two sentences mean much the same, then they have more in common than others that share a word', () => {
  const gun = meaningOf('he has loaded his pistol and will not open the door');
  const weapon = meaningOf('my brother locked himself in with a revolver');
  const door = meaningOf('he has painted the door of the new bakery');
  expect(common(gun, weapon)).toBeGreaterThan(common(gun, door));
});

it('When a meaning is taken, then its length is one, and the same text has the same meaning', () => {
  const one = meaningOf('please pray for us.', 'we open on saturday.');
  expect(common(one, one)).toBeCloseTo(1, 5);
  expect(meaningOf('please pray for us.', 'we open on saturday.')).toEqual(one);
});

it('When a text has nothing to understand, then it has no meaning', () => {
  expect(meaningsOf(encoder, [])).toEqual([]);
});

it('When meanings are held against known ones in steps, then each pair has in common what its numbers say', () => {
  const [count, step] = [70, 0.002];
  const steps = Int8Array.from({ length: count * size }, (_, at) => ((at * 7919) % 255) - 127);
  const { room } = makeEncoder(roomForKnown(count));
  const commonWith = commonWithKnown(room, knownInSteps(count, steps, step));
  const meanings = [meaningOf('the dog is ill'), meaningOf('we open on saturday')];

  const found = commonWith(meanings).map((each) => [...each]);

  const expected = meanings.map((meaning) =>
    Array.from({ length: count }, (_, at) =>
      common(
        meaning,
        Float32Array.from(steps.subarray(at * size, (at + 1) * size), (one) => one * step),
      ),
    ),
  );
  expect(found.map(({ length }) => length)).toEqual([count, count]);
  found.forEach((list, nth) =>
    list.forEach((value, at) => expect(value).toBeCloseTo(expected[nth]?.[at] ?? Number.NaN, 4)),
  );
});

it('When two threads share the weights, then each has the meanings that an encoder of its own has', async () => {
  const sentences = ['the dog is ill', 'we open on saturday', 'please pray for us'];
  const inThread = async (user: 'care' | 'guides', ...all: string[]): Promise<Float32Array[]> => {
    const workerData = { model: sharedSentenceModel(user), sentences: all };
    const thread = new Worker(new URL('meanings-in-thread.ts', import.meta.url), { workerData });
    return ((await once(thread, 'message')) as [Float32Array[]])[0];
  };

  const [cares, guides] = await Promise.all([
    inThread('care', ...sentences),
    inThread('guides', ...sentences.toReversed()),
  ]);

  const expected = sentences.map((sentence) => meaningOf(sentence));
  expect(cares).toEqual(expected);
  expect(guides).toEqual(expected.toReversed());
});

it('When more is asked of shared memory than a user has, then that fails, and takes nothing of another user', () => {
  const { room } = makeEncoder(0, sharedSentenceModel('care'));
  expect(() => room.take(2_000_000)).toThrow(RangeError);
});

it('When a thread starts anew in used memory, then its numbers begin at zero', () => {
  const [before, after] = [0, 0].map(() => makeEncoder(0, sharedSentenceModel('care')).room);
  const place = before!.take(100);
  before!.at(place, 100).fill(7);
  expect(after!.at(after!.take(100), 100).every((one) => one === 0)).toBe(true);
});
