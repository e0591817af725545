import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startOthers } from '../attacks/worst-minute/others.ts';
import { readResident } from './resident.ts';
import { useSite } from './site.ts';

/** Milliseconds after which an idle process has released its memory. */
const calmMs = 25_000;
/** Set BENCH_MINUTES for a longer run. */
const loadMs = Number(process.env['BENCH_MINUTES'] ?? 2) * 60_000;
/** Milliseconds after each round of actions: about ten calls a second in total. */
const pauseMs = 1_000;
const mostMegabytes = 250;

const site = useSite();

const megabytes = async (): Promise<number> =>
  (await readResident(site.stack)).get('community') ?? Number.NaN;

test(
  'When people read, pray and comment, then community holds no more than it may, during that and once it is calm',
  async () => {
    const held: Record<string, number> = { 'right after the first start': await megabytes() };
    await sleep(calmMs);
    await site.stack.process('community').restart();
    await sleep(calmMs);
    held['calm after the start'] = await megabytes();
    const others = startOthers(site.stack.origin, site.victims, pauseMs);
    await sleep(loadMs);
    held['under load'] = await megabytes();
    await others.stop();
    await sleep(calmMs);
    held['calm after the load'] = await megabytes();
    console.log(`${others.deeds.length} calls`);
    console.table(held);
    expect(Object.entries(held).filter(([, each]) => !(each <= mostMegabytes))).toEqual([]);
  },
  loadMs + 300_000,
);
