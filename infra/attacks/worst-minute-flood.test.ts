import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { longWaits, unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { acts } from './worst-minute/acts.ts';
import { startAttack } from './worst-minute/attack.ts';
import { startOthers } from './worst-minute/others.ts';
import { addVictims, countTextsTo } from './worst-minute/victims.ts';

const deedNames = ['feed', 'prayer', 'comment', 'login text', 'login'];
/** How often other people do each of these during the attack. */
const enough = 5;
/** Timeout on a busy machine (milliseconds). */
const longestMs = 600_000;
vi.setConfig({ testTimeout: 2 * longestMs });
/** Texts that an admin may get because of the attack. */
const mostTexts = 3;

let stack: Stack;
beforeAll(async () => {
  // Limits per address are as in production.
  const gateway = { GATEWAY_LIMITS: JSON.stringify(longWaits) };
  stack = await startStack({
    demo: true,
    env: { ...unhurried, gateway, ai: { GUIDE_PACE_MS: '0' } },
  });
});
afterAll(() => stack?.stop());

test('When one address does its worst, then nobody else is refused, and no admin gets many texts', async () => {
  const { prayerId, adminPhone, phones } = await addVictims(stack, 6);
  const { origin } = stack;
  const attack = startAttack({ origin, address: '127.9.9.9', prayerId, phone: adminPhone });
  const others = startOthers(origin, { prayerId, phones });
  const did = (name: string) => others.deeds.filter(({ what }) => what === name).length;
  await until(() => deedNames.every((name) => did(name) >= enough), longestMs);
  await others.stop();
  const outcome = await attack.stop();

  expect(others.deeds.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
  // The attack really did all of this, and was mostly refused.
  expect(Object.keys(outcome)).toEqual(Object.keys(acts));
  const statuses = Object.values(outcome).flatMap((counts) => Object.entries(counts));
  const times = (wanted: RegExp) =>
    statuses.filter(([status]) => wanted.test(status)).reduce((sum, [, count]) => sum + count, 0);
  expect(times(/^20/)).toBeGreaterThan(0);
  expect(times(/^(?:0|408|429|503)$/)).toBeGreaterThan(60);
  expect(await countTextsTo(stack, adminPhone)).toBeLessThanOrEqual(mostTexts);
});
