import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeEncoder } from '../src/care/sentence/encoder.ts';
import { size } from '../src/care/sentence/layer.ts';
import { meaningsOf } from '../src/care/sentence/meanings.ts';
import { makeRoom } from '../src/care/sentence/room.ts';
import { webAssembly } from '../src/care/sentence/web-assembly.ts';
import { buildMultiply, multiplyFile } from '../train/build-multiply.ts';

const encoder = makeEncoder(0);
const meaningOf = (...sentences: string[]): Float32Array =>
  meaningsOf(encoder, sentences)[0] ?? new Float32Array(size);
const common = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] as number), 0);

it('When the text of the multiplication is built, then it is what the product runs', async () => {
  expect(Buffer.from(await buildMultiply()).equals(readFileSync(multiplyFile))).toBe(true);
});

it('When two tables of numbers are multiplied, then each sum is right', () => {
  const room = makeRoom(new webAssembly.Memory({ initial: 1 }), 0);
  const input = room.take(4 * 3);
  const weights = room.take(3 * 8);
  const bias = room.take(8);
  const out = room.take(4 * 8);
  room.at(input, 12).set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  room.at(weights, 24).forEach((_, at, all) => (all[at] = at));
  room.at(bias, 8).fill(100);
  room.multiply(input, 12, weights, 32, bias, out, 32, 4, 3, 8);
  const expected = Array.from({ length: 32 }, (_, at) => {
    const [row, column] = [Math.floor(at / 8), at % 8];
    return [0, 1, 2].reduce((sum, k) => sum + (row * 3 + k + 1) * (k * 8 + column), 100);
  });
  expect([...room.at(out, 32)]).toEqual(expected);
});

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
