import { expect, test } from 'vitest';
import { createTurns } from '../../plugin/forward/turns.ts';

const patient = { atOnce: 2, atOneService: 2, inLine: 2, waitMs: 60_000 };

test('When a network asks for more at once than it may, then the next waits until one is over', async () => {
  const turns = createTurns(patient);
  const first = await turns.take('a', 'ai');
  await turns.take('a', 'ai');
  const order: string[] = [];
  const third = turns.take('a', 'ai').then(() => order.push('third'));
  await turns.take('b', 'ai').then(() => order.push('another network'));
  first?.();
  await third;
  expect(order).toEqual(['another network', 'third']);
});

test('When too many wait in line, then the next is refused at once, and there is room again later', async () => {
  const turns = createTurns(patient);
  const under = [await turns.take('a', 'ai'), await turns.take('a', 'ai')];
  const waiting = [turns.take('a', 'ai'), turns.take('a', 'ai')];
  expect(await turns.take('a', 'ai')).toBeUndefined();
  for (const end of under) end?.();
  for (const turn of waiting) (await turn)?.();
  expect(await turns.take('a', 'ai')).toBeTypeOf('function');
});

test('When the turn does not come in time, then it is refused, and takes nobody else’s place', async () => {
  const turns = createTurns({ ...patient, atOnce: 1, waitMs: 1 });
  const first = await turns.take('a', 'ai');
  expect(await turns.take('a', 'ai')).toBeUndefined();
  first?.();
  const second = await turns.take('a', 'ai');
  expect(second).toBeTypeOf('function');
  expect(await turns.take('a', 'ai')).toBeUndefined();
});

test('When a network has all it may at one service, then others still answer it, up to a sum', async () => {
  const turns = createTurns({ ...patient, atOnce: 3, waitMs: 1 });
  const under = [await turns.take('a', 'ai'), await turns.take('a', 'ai')];
  expect(await turns.take('a', 'ai')).toBeUndefined();
  expect(await turns.take('a', 'auth')).toBeTypeOf('function');
  expect(await turns.take('a', 'auth')).toBeUndefined();
  under[0]?.();
  const again = await turns.take('a', 'auth');
  expect(again).toBeTypeOf('function');
  again?.();
  expect(await turns.take('a', 'ai')).toBeTypeOf('function');
});
