import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hrefOf, likePrayer, listPrayers } from '@kbf/contracts';
import { type Identity, type ProcessName, createIdentitySigner } from '@kbf/process-kit';
import { databaseName } from '../database/services.ts';
import { createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { longWaits, unhurried } from '../faults/unhurried.ts';
import { localFolder } from '../files/paths.ts';
import { type Runtime, startRuntime } from '../local/runtime/runtime.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { type Floor, type FloorName, startFloor } from './floors/start-floor.ts';
import type { Pids } from './performance-tables.ts';
import { seedPrayers } from './seed-prayers.ts';

/** Enough people at enough addresses that no one reaches a limit. */
const visitorCount = 2_000;
const memberCount = 10;

/** Somebody with a cookie, who likes prayers on the first page. */
export type Person = { cookie: string; identity: Identity };

/** The whole product with so many prayers, with people who use it, and the floors on the same database. */
export type BenchSite = {
  prayers: number;
  /** What else was added. */
  seeded: string;
  stack: Stack;
  floors: Record<FloorName, Floor>;
  visitors: readonly Person[];
  members: readonly Person[];
  /** Ids of prayers of the newer half, which are only read, and of the older half, which get likes and comments. */
  newer: readonly string[];
  older: readonly string[];
  /** A token as the gateway makes them, for calls straight at community. */
  tokenOf: (identity: Identity) => string;
  pids: Pids;
  stop: () => Promise<void>;
};

/** The client address number n. */
export const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
/** Headers of a request from it, as a proxy before the gateway sets them. */
export const fromAddress = (n: number) => ({ 'x-forwarded-for': addressOf(n) });

/** Somebody at that address who likes these prayers. @param phone of a member who first logs in */
async function addPerson(
  origin: string,
  n: number,
  prayers: readonly string[],
  phone?: string,
): Promise<Person> {
  const client = createClient(origin, new Map(), (url, { headers, ...options }) =>
    fetch(url, { ...options, headers: { ...headers, ...fromAddress(n) } }),
  );
  const user = phone === undefined ? undefined : await logIn(client, phone);
  for (const id of prayers) {
    const path = hrefOf(likePrayer, { id });
    const { status } = await client.call('POST', path, { body: { liked: true } });
    if (status !== 200) throw new Error(`A like was answered with ${status}`);
  }
  const cookies = [...client.cookies];
  // A visitor's only cookie is their id and a signature.
  const visitorId = cookies[0]![1].split('.')[0]!;
  return {
    cookie: cookies.map((pair) => pair.join('=')).join('; '),
    identity: user
      ? { role: 'member', isApproved: true, userId: user.id }
      : { role: 'visitor', visitorId },
  };
}

async function addPeople(stack: Stack, firstPage: readonly string[]) {
  const visitors: Person[] = [];
  const members: Person[] = [];
  for (let n = 0; n < visitorCount; n += 20) {
    const some = Array.from({ length: 20 }, (_, at) =>
      addPerson(stack.origin, n + at, [firstPage[at]!]),
    );
    visitors.push(...(await Promise.all(some)));
  }
  for (let n = 0; n < memberCount; n += 1) {
    const { phone } = await addMember(stack, 'Ada', 'Okafor');
    const liked = firstPage.slice(n, n + 3);
    members.push(await addPerson(stack.origin, visitorCount + n, liked, phone));
  }
  return { visitors, members };
}

/** As the gateway does, uses a token again for 15 seconds. */
function keepTokens({ secrets }: Stack): BenchSite['tokenOf'] {
  const sign = createIdentitySigner(secrets.identity.privateKey);
  const kept = new Map<Identity, string>();
  let since = 0;
  return (identity) => {
    if (performance.now() - since > 15_000) {
      kept.clear();
      since = performance.now();
    }
    const token = kept.get(identity) ?? sign(identity, 'community');
    kept.set(identity, token);
    return token;
  };
}

/** Every floor and the product must send the same first page, or the comparison is void. @throws */
async function checkBytes(urls: readonly string[]): Promise<void> {
  const pages = await Promise.all(
    urls.map(async (url) => (await fetch(url + listPrayers.path)).text()),
  );
  const differs = pages.findIndex((page) => page !== pages[0]);
  if (differs >= 0) throw new Error(`${urls[differs]} sends another page than ${urls[0]}`);
}

export async function startBenchSite(prayers: number): Promise<BenchSite> {
  // As with `npm start`, a change is on the disk before it is answered.
  const folder = join(localFolder, 'stacks', `bench-${randomUUID().slice(0, 8)}`);
  const servers = await startRuntime({
    folder,
    durable: true,
    ephemeral: true,
    servers: ['postgres', 'redis'],
  });
  const { postgresUrl, redisUrl } = servers as Required<Runtime>;
  // Slow answers are measured, not given up.
  const gateway = { TRUSTED_PROXIES: '1', GATEWAY_LIMITS: JSON.stringify(longWaits) };
  const env = { gateway, community: unhurried.community };
  const stack = await startStack({ env, postgresUrl, redisUrl });
  const adminUrl = new URL(postgresUrl);
  adminUrl.pathname = `/${databaseName('community')}`;
  const { newer, older, counts } = await seedPrayers(adminUrl.href, prayers);
  const people = await addPeople(stack, newer.slice(0, 20));

  const database = { DATABASE_URL: stack.databaseUrl('community') };
  const bare = await startFloor('bare', database);
  const proxied = await startFloor('proxied', { UPSTREAM: bare.url });
  const constant = await startFloor('constant', { UPSTREAM: bare.url });
  const host = await startFloor('host', { UPSTREAM: bare.url });
  const writes = await startFloor('writes', database);
  const floors = { bare, proxied, host, constant, writes };
  await checkBytes([stack.origin, bare.url, proxied.url, host.url, constant.url]);

  const pid = (name: ProcessName) => stack.process(name).pid!;
  const others = (['auth', 'ai', 'intake', 'notifications'] as const).map(pid);
  return {
    prayers,
    seeded: counts,
    stack,
    floors,
    ...people,
    newer,
    older,
    tokenOf: keepTokens(stack),
    pids: {
      front: [pid('gateway'), proxied.process.pid!, host.process.pid!],
      service: [
        ...(['community', 'library'] as const).map(pid),
        ...[bare, constant, writes].map((floor) => floor.process.pid!),
      ],
      PostgreSQL: [servers.keeper('postgres').pid!],
      rest: [...others, servers.keeper('redis').pid!],
    },
    stop: async () => {
      await Promise.all(Object.values(floors).map((floor) => floor.process.stop()));
      await stack.stop();
      await servers.stop();
    },
  };
}
