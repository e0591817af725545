import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { hrefOf, likePrayer, listPrayers } from '@kbf/contracts';
import { type Identity, type ProcessName, createIdentitySigner } from '@kbf/process-kit';
import { startOpenAiServer } from '@kbf/test-kit';
import { databaseName } from '../database/services.ts';
import { type Client, createClient } from '../faults/client.ts';
import { logIn } from '../faults/login-by-text.ts';
import { addMember } from '../faults/member.ts';
import { longWaits, unhurried } from '../faults/unhurried.ts';
import { localFolder } from '../files/paths.ts';
import { type Runtime, startRuntime } from '../local/runtime/runtime.ts';
import { type Stack, startStack } from '../local/stack.ts';
import { type Floor, startFloor } from './floors/start-floor.ts';
import type { Pids } from './performance-tables.ts';
import { seedPrayers } from './seed-prayers.ts';

/** Enough people at enough addresses that no one reaches a limit. */
const visitorCount = 2_000;
const memberCount = 10;
/** Members who log in, so many that no one asks for ten texts an hour. */
const loginCount = 200;
/** About 90 words, which moderation does not hold. */
const modelReply = [
  'Thank you for telling us about your shop.',
  'Lord, you know the people who open its doors each morning, and the work that waits for them.',
  'Give them strength for the long days, patience with one another, and joy in what they make.',
  'Give them wisdom where they must decide, and good counsel where they are not sure.',
  'Let those who come in leave with more than they paid for, and let the work bear fruit for many.',
  'Let the week ahead be a good one, at the counter and at home. Amen.',
].join(' ');

/** Somebody with a cookie, who likes prayers on the first page. */
export type Person = { cookie: string; identity: Identity };

/** `proxiedService` and `hostService`: the same proxies before community itself. */
type FloorName =
  | 'bare'
  | 'natural'
  | 'proxied'
  | 'naturalProxied'
  | 'host'
  | 'constant'
  | 'proxiedService'
  | 'hostService'
  | 'writes';
export type Floors = Record<FloorName, Floor>;

/** The whole product with so many prayers, with people who use it, and the floors on the same database. */
export type BenchSite = {
  prayers: number;
  /** What else was added. */
  seeded: string;
  stack: Stack;
  floors: Floors;
  visitors: readonly Person[];
  members: readonly Person[];
  /** Phone numbers of other members, who are not logged in. */
  phones: readonly string[];
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

/** A client that sends these headers with every call, such as those of an address. */
export const clientWith = (origin: string, extra: Record<string, string>): Client =>
  createClient(origin, new Map(), (url, { headers, ...options }) =>
    fetch(url, { ...options, headers: { ...headers, ...extra } }),
  );

/** Somebody at that address who likes these prayers. @param phone of a member who first logs in */
async function addPerson(
  origin: string,
  n: number,
  prayers: readonly string[],
  phone?: string,
): Promise<Person> {
  const client = clientWith(origin, fromAddress(n));
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
  const phones: string[] = [];
  for (let n = 0; n < loginCount; n += 1)
    phones.push((await addMember(stack, 'Ada', 'Okafor')).phone);
  return { visitors, members, phones };
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

const pidOf = (floor: Floor) => floor.process.pid!;

async function startFloors(stack: Stack): Promise<Floors> {
  const database = { DATABASE_URL: stack.databaseUrl('community') };
  const service = { UPSTREAM: stack.url('community') };
  const bare = await startFloor('bare', database);
  const natural = await startFloor('bare', { ...database, TABLES: 'natural' });
  return {
    bare,
    natural,
    proxied: await startFloor('proxied', { UPSTREAM: bare.url }),
    naturalProxied: await startFloor('proxied', { UPSTREAM: natural.url }),
    host: await startFloor('host', { UPSTREAM: bare.url }),
    constant: await startFloor('constant', { UPSTREAM: bare.url }),
    proxiedService: await startFloor('proxied', service),
    hostService: await startFloor('host', service),
    writes: await startFloor('writes', database),
  };
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
  const model = await startOpenAiServer({ kind: 'text', text: modelReply });
  const perDay = { textsPerCountryDay: 100_000, textsPerDay: 100_000 };
  const env = {
    gateway,
    community: unhurried.community,
    ai: { OPENAI_BASE_URL: model.url },
    auth: { LOGIN_LIMITS: JSON.stringify(perDay) },
  };
  const stack = await startStack({ env, postgresUrl, redisUrl });
  const adminUrl = new URL(postgresUrl);
  adminUrl.pathname = `/${databaseName('community')}`;
  const { newer, older, counts } = await seedPrayers(adminUrl.href, prayers);
  const people = await addPeople(stack, newer.slice(0, 20));

  const floors = await startFloors(stack);
  const { writes, proxiedService, hostService, ...readers } = floors;
  await checkBytes([stack.origin, ...Object.values(readers).map(({ url }) => url)]);
  const proxies = [floors.proxied, floors.naturalProxied, floors.host, proxiedService, hostService];

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
      front: [pid('gateway'), ...proxies.map(pidOf)],
      service: [
        ...(['community', 'library'] as const).map(pid),
        ...[floors.bare, floors.natural, floors.constant, writes].map(pidOf),
      ],
      PostgreSQL: [servers.keeper('postgres').pid!],
      rest: [...others, servers.keeper('redis').pid!],
    },
    stop: async () => {
      await Promise.all(Object.values(floors).map((floor) => floor.process.stop()));
      await stack.stop();
      await servers.stop();
      await model.close();
    },
  };
}
