import { describe, expect, it } from 'vitest';
import { createWindowCounter } from '../../plugin/limits/window-counter.ts';
import type { SharedCounts } from '../../plugin/limits/window-counter.ts';

function sharedMemory(): SharedCounts & { away: boolean } {
  const totals = new Map<string, number>();
  return {
    away: false,
    add(counts) {
      if (this.away) return Promise.reject(new Error('away'));
      return Promise.resolve(
        counts.map(({ key, count }) => {
          totals.set(key, (totals.get(key) ?? 0) + count);
          return totals.get(key)!;
        }),
      );
    },
  };
}

function counters(howMany: number) {
  const shared = sharedMemory();
  const clock = { now: 1_000_000 };
  const made = Array.from({ length: howMany }, () =>
    createWindowCounter({ name: 't', limit: 3, windowMs: 60_000, shared, now: () => clock.now }),
  );
  return { shared, clock, made };
}

const takeMany = (counter: { take: (networks: string[]) => number | undefined }, times: number) =>
  Array.from({ length: times }, () => counter.take(['a']));

describe('a limit per window', () => {
  it('When it is reached, then the next is told to wait for the end of the window, others are not', () => {
    const { made } = counters(1);
    expect(takeMany(made[0]!, 3)).toEqual([undefined, undefined, undefined]);
    expect(made[0]!.take(['a'])).toBe(20); // 1,000 s is 40 s into its minute
    expect(made[0]!.take(['b'])).toBeUndefined();
  });

  it('When some are given back, then they can be taken again, here and at other gateways', async () => {
    const { made } = counters(2);
    takeMany(made[0]!, 3);
    await made[0]!.sync();
    made[0]!.giveBack(['a']);
    expect(takeMany(made[0]!, 2)).toEqual([undefined, 20]);
    made[0]!.giveBack(['a']);
    made[0]!.giveBack(['a']);
    await made[0]!.sync();
    takeMany(made[1]!, 1);
    await made[1]!.sync();
    expect(takeMany(made[1]!, 2)).toEqual([undefined, 20]);
  });

  it('When more is given back than was taken, or after the window, then nothing is won', () => {
    const { made, clock } = counters(1);
    for (let at = 0; at < 5; at += 1) made[0]!.giveBack(['a']);
    takeMany(made[0]!, 1);
    for (let at = 0; at < 5; at += 1) made[0]!.giveBack(['a']);
    expect(takeMany(made[0]!, 4)).toEqual([undefined, undefined, undefined, 20]);
    clock.now += 20_000;
    made[0]!.giveBack(['a']);
    expect(takeMany(made[0]!, 4)).toEqual([undefined, undefined, undefined, 60]);
  });

  it('When a gateway syncs again and again, then each call counts once', async () => {
    const { made } = counters(2);
    takeMany(made[0]!, 1);
    await made[0]!.sync();
    takeMany(made[0]!, 1);
    await made[0]!.sync();
    await made[0]!.sync();
    expect(takeMany(made[0]!, 2)).toEqual([undefined, 20]);
  });

  it('When a window ends while its counts are handed over, then they do not count in the next', async () => {
    const clock = { now: 1_000_000 };
    const answer = Promise.withResolvers<number[]>();
    const shared = { add: () => answer.promise };
    const options = { name: 't', limit: 3, windowMs: 60_000, shared, now: () => clock.now };
    const counter = createWindowCounter(options);
    takeMany(counter, 3);
    const syncing = counter.sync();
    clock.now += 20_000;
    takeMany(counter, 1);
    answer.resolve([3]);
    await syncing;
    expect(takeMany(counter, 3)).toEqual([undefined, undefined, 60]);
  });

  it('When the next window begins, then it counts anew', () => {
    const { made, clock } = counters(1);
    takeMany(made[0]!, 4);
    clock.now += 20_000;
    expect(made[0]!.take(['a'])).toBeUndefined();
  });

  it('When two gateways have synced, then each knows what the other let through', async () => {
    const { made } = counters(2);
    takeMany(made[0]!, 2);
    await made[0]!.sync();
    expect(made[1]!.take(['a'])).toBeUndefined();
    await made[1]!.sync();
    expect(made[1]!.take(['a'])).toBeGreaterThan(0);
  });

  it('When what they share is away, then each goes on alone and hands over later', async () => {
    const { made, shared } = counters(2);
    shared.away = true;
    takeMany(made[0]!, 2);
    await made[0]!.sync();
    expect(made[0]!.take(['a'])).toBeUndefined();
    expect(made[0]!.take(['a'])).toBeGreaterThan(0);
    shared.away = false;
    await made[0]!.sync();
    made[1]!.take(['a']);
    await made[1]!.sync();
    expect(made[1]!.take(['a'])).toBeGreaterThan(0);
  });

  it('When far more addresses come than are remembered, then one at its limit stays at it', () => {
    const { made } = counters(1);
    const [counter] = made;
    takeMany(counter!, 3);
    for (let other = 0; other < 250_000; other += 1) counter!.take([`flood ${other}`]);
    expect(counter!.take(['a'])).toBeGreaterThan(0);
  });

  it('When there is no room left, then those that have counted least are forgotten', () => {
    const { made } = counters(1);
    const [counter] = made;
    takeMany(counter!, 2);
    counter!.take(['seen once']);
    for (let other = 0; other < 250_000; other += 1) counter!.take([`flood ${other}`]);
    expect(takeMany(counter!, 2)).toEqual([undefined, 20]);
    const again = Array.from({ length: 3 }, () => counter!.take(['seen once']));
    expect(again).toEqual([undefined, undefined, undefined]);
  });

  it('When the window of all that are remembered is over, then they make room', () => {
    const { made, clock } = counters(1);
    const [counter] = made;
    for (let other = 0; other < 200_000; other += 1) counter!.take([`flood ${other}`]);
    clock.now += 60_000;
    takeMany(counter!, 3);
    for (let other = 0; other < 250_000; other += 1) counter!.take([`new ${other}`]);
    expect(counter!.take(['a'])).toBeGreaterThan(0);
  });

  it('When the addresses of an IPv6 /48 ask in turn, then together they may four times as much as one /64', () => {
    const { made } = counters(1);
    const ask = (at: number) => made[0]!.take([`${at}::/64`, `${at >> 2}::/56`, 'all::/48']);
    const answers = Array.from({ length: 16 }, (_, at) => ask(at));
    expect(answers.filter((wait) => wait === undefined)).toHaveLength(12);
    expect(made[0]!.take(['elsewhere::/64', 'elsewhere::/56', 'elsewhere::/48'])).toBeUndefined();
  });
});
