import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../attacks/worst-minute/attack.ts';
import { type Deed, startOthers } from '../attacks/worst-minute/others.ts';
import { type Victims, addVictims, countTextsTo } from '../attacks/worst-minute/victims.ts';
import { pinnedNode } from '../files/paths.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { figuresOf, rounded } from './figures.ts';

/** Milliseconds. The same actions are measured before and during the attack. */
const times = { warm: 10_000, quiet: 40_000, attack: 60_000 };

let stack: Stack;
let victims: Victims;
beforeAll(async () => {
  stack = await startStack({ demo: true, env: { ai: { GUIDE_PACE_MS: '0' } } });
  victims = await addVictims(stack, 60);
});
afterAll(() => stack?.stop());

async function othersFor(ms: number): Promise<readonly Deed[]> {
  const others = startOthers(stack.origin, victims);
  await sleep(ms);
  await others.stop();
  return others.deeds;
}

function startAttacker() {
  const { prayerId, adminPhone: phone } = victims;
  const where = { origin: stack.origin, address: '127.9.9.9', prayerId, phone };
  const script = join(import.meta.dirname, '../attacks/worst-minute/attacker.ts');
  return fork(script, [JSON.stringify(where)], { execPath: pinnedNode(), execArgv: [] });
}

const timesOf = (deeds: readonly Deed[], name: string) =>
  figuresOf(deeds.filter(({ what }) => what === name).map(({ ms }) => ms));

test('While one address does its worst for a minute, others are answered as usual', async () => {
  await othersFor(times.warm);
  const quiet = await othersFor(times.quiet);
  const attacker = startAttacker();
  const during = await othersFor(times.attack);
  attacker.send('stop');
  const [outcome] = (await once(attacker, 'message')) as [Outcome];

  const names = [...new Set(quiet.map(({ what }) => what))];
  console.table(
    names.map((what) => {
      const [before, now] = [timesOf(quiet, what), timesOf(during, what)];
      return {
        what,
        calls: `${before.calls}, ${now.calls}`,
        'p50 ms': `${rounded(before.p50)} -> ${rounded(now.p50)}`,
        'p50 ratio': rounded(now.p50 / before.p50),
        'p99 ms': `${rounded(before.p99)} -> ${rounded(now.p99)}`,
        'p99 ratio': rounded(now.p99 / before.p99),
      };
    }),
  );
  console.table(outcome);
  const refused = during.filter(({ status }) => status !== 200 && status !== 201);
  expect(refused).toEqual([]);
  expect(await countTextsTo(stack, victims.adminPhone)).toBeLessThanOrEqual(3);
}, 300_000);
