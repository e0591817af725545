import { expect, test } from 'vitest';
import { createCallCap } from '../../plugin/limits/call-cap.ts';

const patient = { network: 2, all: 100, members: 10, inLine: 2, waitMs: 60_000 };
const visitor = (...networks: string[]) => ({ networks, isMember: false });
const member = (...networks: string[]) => ({ networks, isMember: true });

test('When a network asks for more at once than it may, then the next waits until one is over', async () => {
  const calls = createCallCap(patient);
  const first = await calls.take(visitor('a'));
  await calls.take(visitor('a'));
  const order: string[] = [];
  const third = calls.take(visitor('a')).then(() => order.push('third'));
  await calls.take(visitor('b')).then(() => order.push('another network'));
  first?.();
  await third;
  expect(order).toEqual(['another network', 'third']);
});

test('When too many wait in line, then the next is refused at once, and there is room again later', async () => {
  const calls = createCallCap(patient);
  const under = [await calls.take(visitor('a')), await calls.take(visitor('a'))];
  const waiting = [calls.take(visitor('a')), calls.take(visitor('a'))];
  expect(await calls.take(visitor('a'))).toBeUndefined();
  for (const end of under) end?.();
  for (const call of waiting) (await call)?.();
  expect(await calls.take(visitor('a'))).toBeTypeOf('function');
});

test('When the place does not come in time, then it is refused, and takes no other call’s place', async () => {
  const calls = createCallCap({ ...patient, network: 1, waitMs: 20 });
  const first = await calls.take(visitor('a'));
  expect(await calls.take(visitor('a'))).toBeUndefined();
  first?.();
  expect(await calls.take(visitor('a'))).toBeTypeOf('function');
  expect(await calls.take(visitor('a'))).toBeUndefined();
});

test('When the networks of an IPv6 /48 ask in turn, then together they may four times as much as one', async () => {
  const calls = createCallCap({ ...patient, inLine: 0 });
  const results = [];
  for (let at = 0; at < 10; at += 1)
    results.push(await calls.take(visitor(`${at}::/64`, `${at}::/56`, 'all::/48')));
  expect(results.filter(Boolean)).toHaveLength(8);
  expect(await calls.take(visitor('b::/64', 'b::/56', 'b::/48'))).toBeTypeOf('function');
});

test('When visitors have all places that are theirs, then logged-in people still find one', async () => {
  const calls = createCallCap({ network: 10, all: 4, members: 1, inLine: 0, waitMs: 1_000 });
  for (const network of ['a', 'b', 'c'])
    expect(await calls.take(visitor(network))).toBeTypeOf('function');
  expect(await calls.take(visitor('d'))).toBeUndefined();
  expect(await calls.take(member('d'))).toBeTypeOf('function');
  expect(await calls.take(member('e'))).toBeUndefined();
});
