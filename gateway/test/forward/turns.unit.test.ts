import { expect, test } from 'vitest';
import { createTurns } from '../../plugin/forward/turns.ts';

const patient = { atOnce: 2, inLine: 2, waitMs: 60_000 };

test('When a network asks for more at once than it may, then the next waits until one is over', async () => {
  const turns = createTurns(patient);
  const first = await turns.take('a');
  await turns.take('a');
  const order: string[] = [];
  const third = turns.take('a').then(() => order.push('third'));
  await turns.take('b').then(() => order.push('another network'));
  first?.();
  await third;
  expect(order).toEqual(['another network', 'third']);
});

test('When too many wait in line, then the next is refused at once, and there is room again later', async () => {
  const turns = createTurns(patient);
  const under = [await turns.take('a'), await turns.take('a')];
  const waiting = [turns.take('a'), turns.take('a')];
  expect(await turns.take('a')).toBeUndefined();
  for (const end of under) end?.();
  for (const turn of waiting) (await turn)?.();
  expect(await turns.take('a')).toBeTypeOf('function');
});

test('When the turn does not come in time, then it is refused, and takes nobody else’s place', async () => {
  const turns = createTurns({ ...patient, atOnce: 1, waitMs: 1 });
  const first = await turns.take('a');
  expect(await turns.take('a')).toBeUndefined();
  first?.();
  const second = await turns.take('a');
  expect(second).toBeTypeOf('function');
  expect(await turns.take('a')).toBeUndefined();
});
