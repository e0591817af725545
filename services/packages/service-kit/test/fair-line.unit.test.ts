import { expect, test } from 'vitest';
import { createFairLine } from '../src/fair-line.ts';

function takeAll(line: { next: () => string | undefined }): string[] {
  const all: string[] = [];
  for (let work = line.next(); work !== undefined; work = line.next()) all.push(work);
  return all;
}

test('When one brings much and others a little, then all take turns', () => {
  const line = createFairLine<string>();
  for (const work of ['a1', 'a2', 'a3', 'a4']) line.add('a', work);
  expect(line.next()).toBe('a1');
  line.add('b', 'b1');
  line.add('c', 'c1');
  line.add('b', 'b2');
  const order = takeAll(line);
  expect(order).toEqual(['a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

test('When something is taken out of the line, then its turn is skipped', () => {
  const line = createFairLine<string>();
  line.add('a', 'a1');
  line.add('b', 'b1');
  line.remove('a', 'a1');
  line.remove('nobody', 'a1');
  expect(takeAll(line)).toEqual(['b1']);
});
