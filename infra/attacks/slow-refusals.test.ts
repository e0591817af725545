import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../faults/client.ts';
import { fetchFrom } from '../faults/fetch-from.ts';
import { unhurried } from '../faults/unhurried.ts';
import { type Stack, startStack } from '../local/stack.ts';

const nobody = 'http://127.0.0.1:9';
/** Calls of one network that are let through in a minute, and refusals that it gets at once. */
const letThrough = 20;
const atOnce = 5;
/** A minute may end within the flood, and all of that begins anew. */
const answeredAtOnce = 2 * (letThrough + atOnce);
const flood = 4 * answeredAtOnce;
const danger = 'I am going to kill myself tonight.';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack({
    services: ['community', 'ai'],
    env: {
      community: { ...unhurried.community, AUTH_URL: nobody },
      gateway: {
        REQUESTS_PER_MINUTE: String(letThrough),
        GATEWAY_LIMITS: JSON.stringify({
          firstByteMs: 30_000,
          // Longer than usual, so that a busy machine does within them what another address asks for meanwhile.
          refusals: { atOnce, waitMs: 30_000, wordsWaitMs: 10_000 },
        }),
        AUTH_URLS: nobody,
        INTAKE_URLS: nobody,
        LIBRARY_URLS: nobody,
        NOTIFICATIONS_URLS: nobody,
      },
    },
  });
});
afterAll(() => stack?.stop());

const from = (address: string) => createClient(stack.origin, new Map(), fetchFrom(address));

test('When a network asks on and on, then its refusals come late, danger is heard, nobody else waits', async () => {
  const [one, another] = [from('127.6.6.6'), from('127.7.7.7')];
  const statuses: number[] = [];
  const asked = Array.from({ length: flood }, async () => {
    const { status } = await one.call('GET', '/api/prayers');
    statuses.push(status);
  });
  await until(() => statuses.length >= letThrough + atOnce);
  const inDanger = Array.from({ length: 3 * atOnce }, async () => {
    const answer = await one.call('POST', '/api/prayer-chat', { body: { message: danger } });
    return { status: answer.status, help: answer.text, before: statuses.length };
  });

  // Another address is answered while the flood still waits, and so is it when it is refused for the first time.
  const read: number[] = [];
  while (read.length < 3 * letThrough && read.at(-1) !== 429)
    read.push((await another.call('GET', '/api/prayers')).status);
  expect(read.slice(0, letThrough)).toEqual(Array(letThrough).fill(200));
  expect(read.at(-1)).toBe(429);
  expect(statuses.length).toBeLessThanOrEqual(answeredAtOnce);

  // Help comes to the network of the flood too, and sooner than any of its other answers.
  for (const { status, help, before } of await Promise.all(inDanger)) {
    expect(status).toBe(429);
    expect(help).toContain('"care":{"level":"certain","kind":"suicide"');
    expect(before).toBeLessThanOrEqual(answeredAtOnce);
  }

  // Late, but nothing is lost.
  await Promise.all(asked);
  expect(statuses).toHaveLength(flood);
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
});
