import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startOthers } from '../attacks/worst-minute/others.ts';
import { figuresOf, rounded } from './figures.ts';
import { grownSince, readResident, tooLarge } from './resident.ts';
import { useSite } from './site.ts';

const minute = 60_000;
/** After this time all deferred code is loaded. */
const warmMs = 3 * minute;
/** Set BENCH_MINUTES for a shorter run. */
const wholeMs = Number(process.env['BENCH_MINUTES'] ?? 30) * minute;
/** Milliseconds after each round of actions: about ten calls a second in total. */
const pauseMs = 1_000;

const site = useSite();

test(
  'When people read, pray, comment and log in steadily for half an hour, then nobody is refused, and no process grows',
  async () => {
    const others = startOthers(site.stack.origin, site.victims, pauseMs);
    await sleep(warmMs);
    const before = await readResident(site.stack);
    await sleep(wholeMs - warmMs);
    const after = await readResident(site.stack);
    await others.stop();
    const { deeds } = others;
    const failed = deeds.filter(({ status }) => status !== 200 && status !== 201);
    const failures = Object.groupBy(failed, ({ what, status }) => `${what}: ${status}`);
    const { p50, p99 } = figuresOf(deeds.map(({ ms }) => ms));
    const perSecond = rounded(deeds.length / (wholeMs / 1_000));
    console.log(`${deeds.length} calls, ${perSecond} a second`);
    console.log(`p50 ${rounded(p50)} ms, p99 ${rounded(p99)} ms (MB resident)`);
    expect(grownSince(before, after)).toEqual([]);
    expect(tooLarge(site.stack, after)).toEqual([]);
    expect(Object.entries(failures).map(([what, each]) => `${each?.length} times ${what}`)).toEqual(
      [],
    );
  },
  wholeMs + 5 * minute,
);
