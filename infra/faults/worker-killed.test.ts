import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { createClient } from './client.ts';
import { readFeed } from './feed.ts';
import { withQueue } from './queue.ts';
import { rows } from './rows.ts';
import { soonMs } from './soon.ts';
import { manyPrayers } from './many-prayers.ts';

const prayers = 200;
const kills = 30;
/** Parallel requests. */
const writers = 4;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({
    env: manyPrayers,
  });
});

afterAll(async () => {
  await stack?.stop();
});

/** Shares all prayers one after the other, slowly enough that some are left for every kill. */
async function share(left: string[], paceMs: number): Promise<void> {
  const visitor = createClient(stack.origin);
  for (let requestId = left.pop(); requestId; requestId = left.pop()) {
    const message = `Please pray for our team and the week ahead, number ${left.length}.`;
    const answer = await visitor.call('POST', '/api/prayer-chat', { body: { message, requestId } });
    expect(answer.json()).toMatchObject({ posted: 'pending' });
    await sleep(paceMs);
  }
}

/** Kills the process that saves prayers at random moments: at work, idle or while starting. */
async function killAgainAndAgain(): Promise<void> {
  const community = stack.process('community');
  for (let kill = 0; kill < kills; kill += 1) {
    const started = community.start().catch(() => undefined);
    await sleep(randomInt(0, 1_500));
    await community.kill();
    await started;
  }
}

test(`When the worker is killed ${kills} times with ${prayers} prayers on the way, then all come soon`, async () => {
  const ids = Array.from({ length: prayers }, () => randomUUID());
  const left = [...ids];
  const pace = (kills * 750 * writers) / prayers;
  await Promise.all([
    killAgainAndAgain(),
    ...Array.from({ length: writers }, () => share(left, pace)),
  ]);
  await Promise.all([
    stack.process('community').start(),
    until(async () => (await saved()).length >= prayers, soonMs),
  ]);

  await allSettled();
  expect((await saved()).sort()).toEqual(ids.sort());
  expect(await readFeed(createClient(stack.origin))).toHaveLength(prayers);
});

async function saved(): Promise<string[]> {
  const found = await rows<{ id: string }>(
    stack.databaseUrl('community'),
    `SELECT request_id AS id FROM prayer WHERE state = 'public'`,
  );
  return found.map(({ id }) => id);
}

/** Waits until no further delivery can make a second prayer. */
async function allSettled(): Promise<void> {
  await until(async () => {
    const sql = "SELECT 1 AS open FROM outbox_delivery WHERE state = 'new'";
    return (await rows(stack.databaseUrl('ai'), sql)).length === 0;
  });
  await withQueue(stack, 'community', (queue) =>
    until(async () => {
      const { completed: _done, ...open } = await queue.getJobCounts();
      return Object.values(open).every((count) => count === 0);
    }),
  );
}
