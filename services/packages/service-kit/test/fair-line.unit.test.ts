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
  expect(order).toEqual(['b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('When pieces of one cost much, then all that others bring meanwhile comes before the next of them', () => {
  const line = createFairLine<string>();
  for (const work of ['a1', 'a2', 'a3']) line.add('a', work);
  expect(line.next()).toBe('a1');
  line.add('b', 'b1');
  line.spend('a', 500);
  expect(line.next()).toBe('b1');
  line.spend('b', 20);
  line.add('b', 'b2');
  line.add('c', 'c1');
  expect(takeAll(line)).toEqual(['b2', 'c1', 'a2', 'a3']);
});

test('When others come again and again, then whoever has had much has a turn all the same', () => {
  const line = createFairLine<string>();
  line.add('a', 'a1');
  line.spend('a', 500);
  const order: string[] = [];
  for (let n = 0; n < 100 && !order.includes('a1'); n += 1) {
    line.add(`new ${n}`, `new ${n}`);
    const work = line.next()!;
    order.push(work);
    line.spend(work, 50);
  }
  expect(order.length).toBeGreaterThan(5);
  expect(order).toContain('a1');
});

test('When a thousand others come and go, then nobody is forgotten who has had more than they', () => {
  const line = createFairLine<string>();
  for (let n = 0; n < 3_000; n += 1) line.add(`other ${n}`, 'done');
  line.spend('a', 1_000_000);
  expect(takeAll(line)).toHaveLength(3_000);
  line.add('a', 'a1');
  line.add('new', 'new');
  expect(takeAll(line)).toEqual(['new', 'a1']);
});

test('When something is taken out of the line, then its turn is skipped', () => {
  const line = createFairLine<string>();
  line.add('a', 'a1');
  line.add('b', 'b1');
  line.remove('a', 'a1');
  line.remove('nobody', 'a1');
  expect(takeAll(line)).toEqual(['b1']);
});
