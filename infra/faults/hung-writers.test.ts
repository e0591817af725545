import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Prayer } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stack, startStack } from '../local/stack.ts';
import { type Client, createClient } from './client.ts';
import { logIn } from './login-by-text.ts';
import { manyPrayers } from './many-prayers.ts';
import { addMember } from './member.ts';
import { rows } from './rows.ts';
import { uniqueWord } from './unique-word.ts';
import { manyAtOneAddress } from './unhurried.ts';

const replicas = 2;
const hangs = 5;
const nobody = 'http://127.0.0.1:9';
const many = { person: 100_000, network: 100_000 };
/** All clients share one address. A call must not wait behind calls to a hung process. */
const manyCalls = { network: 100 };
const portrait = new URL('../../services/community/src/demo/portraits/ruth.jpg', import.meta.url);

let stack: Stack;
let members: Client[];
let visitors: Client[];
let prayerId: string;
let photoUrl: string;

beforeAll(async () => {
  stack = await startStack({
    services: ['community', 'ai', 'auth', 'notifications'],
    instances: { community: replicas },
    env: {
      ai: manyPrayers.ai,
      community: {
        ...manyPrayers.community,
        ENDING_GRACE_MS: '1000',
        COMMUNITY_LIMITS: JSON.stringify({
          prayers: many,
          publicPrayers: many,
          likes: many,
          comments: many,
          publicComments: many,
        }),
      },
      gateway: {
        // Twice the default: on a busy machine even a healthy process can be slow with its first byte.
        GATEWAY_LIMITS: JSON.stringify({
          firstByteMs: 6_000,
          calls: manyCalls,
          ...manyAtOneAddress,
        }),
        REQUESTS_PER_MINUTE: '100000',
        INTAKE_URLS: nobody,
        LIBRARY_URLS: nobody,
      },
    },
  });
  photoUrl = `data:image/jpeg;base64,${(await readFile(portrait)).toString('base64')}`;
  visitors = Array.from({ length: 4 }, () => createClient(stack.origin));
  members = [];
  for (const firstName of ['Ada', 'Ben', 'Cleo', 'Dan']) {
    const client = createClient(stack.origin);
    await logIn(client, (await addMember(stack, firstName, 'Okafor')).phone);
    members.push(client);
  }
  const created = await visitors[0]!.call('POST', '/api/prayers', { body: newPrayer() });
  prayerId = (created.json() as { prayer: Prayer }).prayer.id;
});
afterAll(() => stack?.stop());

const newPrayer = () => ({
  userRequest: `Please pray for our shop and for ${uniqueWord()}.`,
  requestId: randomUUID(),
});

/** Each kind of write with its path and body. A like has no `requestId`; the worker saves shared prayers. */
const writes = {
  prayer: () => ['/api/prayers', newPrayer()],
  photo: () => ['/api/prayers', { ...newPrayer(), photoUrl }],
  comment: () => [
    `/api/prayers/${prayerId}/comments`,
    { comment: `We pray for you and for ${uniqueWord()}.`, requestId: randomUUID() },
  ],
  like: () => [`/api/prayers/${prayerId}/like`, { liked: true }],
  asked: () => [
    '/api/prayer-chat',
    { message: `Please pray for our shop and for ${uniqueWord()}.`, requestId: randomUUID() },
  ],
} satisfies Record<string, () => [string, object]>;
const kinds = Object.keys(writes) as (keyof typeof writes)[];

/** Result of a write: its status (0 without an answer) and the text of a refusal. */
type Written = {
  what: keyof typeof writes;
  status: number;
  ms: number;
  code?: unknown;
  retryAfter?: string | null;
};

async function write(client: Client, what: keyof typeof writes): Promise<Written> {
  const [path, body] = writes[what]();
  const begun = performance.now();
  const answer = await client.call('POST', path, { body }).catch(() => undefined);
  const ended = { what, status: answer?.status ?? 0, ms: Math.round(performance.now() - begun) };
  if (!answer || answer.status < 300) return ended;
  const { code } = answer.json() as { code?: unknown };
  return { ...ended, code, retryAfter: answer.headers.get('retry-after') };
}

/** All clients write, one call after the other, alternating kinds, until it is stopped. */
function startWriting(clients: readonly Client[]) {
  const made: Written[] = [];
  const going = new AbortController();
  const go = async (client: Client, first: number) => {
    for (let at = first; !going.signal.aborted; at += 1)
      made.push(await write(client, kinds[at % kinds.length]!));
  };
  const all = clients.map(go);
  return {
    made,
    stop: async () => {
      going.abort();
      await Promise.all(all);
    },
  };
}

/** Transactions that have been idle for a while: those of a hung process. */
const leftOpen = () =>
  rows(
    stack.databaseUrl('community'),
    `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
     AND state = 'idle in transaction' AND clock_timestamp() - state_change > interval '300 ms'`,
  );

/** Suspends a process inside a transaction; this may need several attempts. */
async function hang(pid: number): Promise<void> {
  await until(async () => {
    process.kill(pid, 'SIGSTOP');
    await pause(400);
    if ((await leftOpen()).length > 0) return true;
    process.kill(pid, 'SIGCONT');
    await pause(Math.random() * 50);
    return false;
  }, 60_000);
}

/** Stored counts that differ from the real number. */
const miscounted = () =>
  rows(
    stack.databaseUrl('community'),
    `SELECT 'prayers' AS what FROM feed_counter
     WHERE total <> (SELECT count(*) FROM prayer WHERE state = 'public')
     UNION ALL
     SELECT 'comments' FROM prayer_stat s
     WHERE comment_count <> (SELECT count(*) FROM prayer_comment c WHERE c.prayer_id = s.prayer_id AND state = 'public')
     UNION ALL
     SELECT 'likes' FROM prayer_stat s
     WHERE like_count <> (SELECT count(*) FROM prayer_like l WHERE l.prayer_id = s.prayer_id)`,
  );

test('When processes hang in transactions, then no write with a requestId fails, and counts are right', async () => {
  const writing = startWriting([...members, ...visitors]);
  const untilMore = async (count: number) => {
    const enough = writing.made.length + count;
    await until(() => writing.made.length >= enough);
  };
  await untilMore(40);
  for (let at = 0; at < hangs; at += 1) {
    const pid = stack.process('community', at % replicas).pid!;
    await hang(pid);
    await untilMore(40);
    process.kill(pid, 'SIGCONT');
    await untilMore(20);
  }
  await writing.stop();
  const failed = writing.made.filter(({ status }) => status < 200 || status >= 300);
  expect(failed.filter(({ what }) => what !== 'like')).toEqual([]);
  // A like that was sent to a hung process may or may not be stored, so the person repeats it.
  expect(failed.filter(({ status, retryAfter }) => status !== 503 || !retryAfter)).toEqual([]);
  await until(async () => (await miscounted()).length === 0);
}, 600_000);
