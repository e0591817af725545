import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@kbf/contracts';
import type { Room, RoomState } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVictims } from '../attacks/worst-minute/victims.ts';
import { type Client, createClient } from '../faults/client.ts';
import { type Fetch, fetchFrom } from '../faults/fetch-from.ts';
import { logIn } from '../faults/login-by-text.ts';
import { compileOnce } from '../local/compile.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { figuresOf, rounded } from './figures.ts';

const people = 300;
const behindOneRouter = 100;
const turns = 20;

let stack: Stack;
beforeAll(async () => {
  const perDay = { textsPerCountryDay: 10_000, textsPerDay: 10_000 };
  await compileOnce(console.log);
  stack = await startStack({
    demo: true,
    env: { all: { LOG_LEVEL: 'warn' }, auth: { LOGIN_LIMITS: JSON.stringify(perDay) } },
  });
});
afterAll(() => stack?.stop());

/** The person number `at`, at their own address or behind the router that 100 share. */
const addressOf = (at: number) =>
  at < behindOneRouter ? '127.9.9.9' : `127.${20 + Math.floor(at / 200)}.${at % 200}.1`;

/** Reads a room's stream. `seen` is the last state, with the time at which it came. */
async function watch(client: Client, id: string) {
  const answer = await client.open('GET', `/api/rooms/${id}/stream`);
  const seen = { status: answer.status, at: 0, state: undefined as RoomState | undefined };
  void (async () => {
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of answer.body!) {
      text += decoder.decode(chunk, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop()!;
      for (const block of blocks) {
        const told = /^event: room\ndata: (.*)$/.exec(block);
        if (!told) continue;
        seen.state = JSON.parse(told[1]!) as RoomState;
        seen.at = performance.now();
      }
    }
  })().catch(() => undefined);
  return seen;
}

test('When 300 people are in one room, 100 of them behind one router, then all see each letter', async () => {
  const { origin } = stack;
  const { phones, adminPhone } = await addVictims(stack, people - 1);
  const router = fetchFrom('127.9.9.9');
  const clients: Client[] = [];
  for (const [at, phone] of [adminPhone, ...phones].entries()) {
    // A network may ask for few login texts an hour, so each person logs in at home.
    const home = createClient(origin, new Map(), fetchFrom(`127.${40 + (at % 100)}.${at % 250}.9`));
    await logIn(home, phone);
    const here: Fetch = at < behindOneRouter ? router : fetchFrom(addressOf(at));
    clients.push(createClient(origin, home.cookies, here));
  }
  const [leader] = clients as [Client];
  const opened = await leader.call('POST', '/api/rooms', { body: {} });
  const { id, state } = opened.json() as Room;
  expect(state.prayerIds.length).toBeGreaterThan(limits.room.addedMax);
  const streams = await Promise.all(clients.map((client) => watch(client, id)));
  expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
  await until(() => streams.every((one) => one.state?.hereCount === people), 60_000);

  const [each, last]: [number[], number[]] = [[], []];
  for (let turn = 1; turn <= turns; turn += 1) {
    const prayerId = state.prayerIds[turn % state.prayerIds.length]!;
    const begun = performance.now();
    const { status } = await leader.call('PUT', `/api/rooms/${id}/letter`, { body: { prayerId } });
    expect(status).toBe(204);
    await until(() => streams.every((one) => one.state?.prayerId === prayerId), 30_000);
    const times = streams.map(({ at }) => at - begun);
    each.push(...times);
    last.push(Math.max(...times));
    await sleep(200);
  }
  const final = state.prayerIds[turns % state.prayerIds.length];
  expect(streams.filter((one) => one.state?.prayerId !== final)).toEqual([]);
  console.table(
    Object.entries({ 'seen by one': each, 'seen by all': last }).map(([what, times]) => {
      const { calls, p50, p99 } = figuresOf(times);
      return { what, calls, 'p50 ms': rounded(p50), 'p99 ms': rounded(p99) };
    }),
  );
}, 400_000);
