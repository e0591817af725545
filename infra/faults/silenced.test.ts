import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localFolder } from '../files/paths.ts';
import { type Runtime, startRuntime, throwAway } from '../local/runtime/runtime.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { type Answer, createClient } from './client.ts';
import { settledTimesInFeed } from './feed.ts';
import { logIn } from './login-by-text.ts';
import { manyPrayers } from './many-prayers.ts';
import { addMember } from './member.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';
import { uniqueWord } from './unique-word.ts';

/** Longest time of any call, however many servers are silent (milliseconds). */
const boundMs = 20_000;

let runtime: Runtime;
let postgres: SilentProxy;
let redis: SilentProxy;
let stack: Stack;

beforeAll(async () => {
  const folder = join(localFolder, 'faults', randomUUID().slice(0, 8));
  runtime = await startRuntime({ ...throwAway, folder, servers: ['postgres', 'redis'] });
  const direct = new URL(runtime.postgresUrl!);
  postgres = await startSilentProxy(join(direct.searchParams.get('host')!, '.s.PGSQL.5432'));
  redis = await startSilentProxy(runtime.redisUrl!);
  direct.search = '';
  direct.host = `127.0.0.1:${postgres.port}`;
  stack = await startStack({
    postgresUrl: direct.href,
    redisUrl: `redis://127.0.0.1:${redis.port}`,
    env: {
      ai: manyPrayers.ai,
      community: { COMMUNITY_LIMITS: manyPrayers.community.COMMUNITY_LIMITS },
    },
  });
});
afterAll(async () => {
  await stack?.stop();
  await postgres?.close();
  await redis?.close();
  await runtime?.stop();
});

const pids = () => processNames.map((name) => stack.process(name).pid);
const post = (path: string, body: object): Promise<Answer> =>
  createClient(stack.origin).call('POST', path, { body, signal: AbortSignal.timeout(boundMs) });

const newMessage = () => `Please pray for our shop and for ${uniqueWord()}.`;
const person = { fullName: 'Ada Okafor', email: 'ada@okafor.example' };

/** One write to each service that stores data. */
const writes = (): Promise<Answer>[] => [
  post('/api/prayers', { userRequest: newMessage() }),
  post('/api/auth/send-magic-link', { phoneNumber: `+1202555${randomInt(5_000, 9_000)}` }),
  post('/api/contact', { ...person, message: 'About yourself: I bake bread in a small town.' }),
  post('/api/prayer-chat', { message: newMessage(), requestId: randomUUID() }),
];
const statuses = async () => (await Promise.all(writes())).map(({ status }) => status);

/** The two flows that use every process, Postgres and Redis: a shared prayer, and a login by text. */
async function storiesWork(): Promise<void> {
  const message = newMessage();
  const shared = await post('/api/prayer-chat', { message, requestId: randomUUID() });
  expect(shared.json()).toMatchObject({ posted: 'pending' });
  expect(await settledTimesInFeed(createClient(stack.origin), message)).toBe(1);
  const { id, phone } = await addMember(stack, 'Ada', 'Okafor');
  expect(await logIn(createClient(stack.origin), phone)).toMatchObject({ id });
}

test('When connections to Postgres fall silent, then calls are refused in time, and all is well after', async () => {
  await storiesWork();
  const before = pids();
  postgres.silence();
  for (const answer of await Promise.all(writes())) {
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
  }
  const read = await createClient(stack.origin).call('GET', '/api/prayers', {
    signal: AbortSignal.timeout(boundMs),
  });
  expect(read.status).toBe(503);

  postgres.comeBack();
  await until(async () => (await statuses()).every((status) => status < 300), 60_000);
  await storiesWork();
  expect(pids()).toEqual(before);
});

test('When connections to Redis fall silent, then calls go on, and what they told arrives afterwards', async () => {
  const before = pids();
  redis.silence();
  const message = newMessage();
  const shared = await post('/api/prayer-chat', { message, requestId: randomUUID() });
  expect(shared.json()).toMatchObject({ posted: 'pending' });
  expect((await statuses()).every((status) => status < 300)).toBe(true);

  redis.comeBack();
  expect(await settledTimesInFeed(createClient(stack.origin), message)).toBe(1);
  await storiesWork();
  expect(pids()).toEqual(before);
});
