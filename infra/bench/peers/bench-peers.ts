import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { listPrayers } from '@kbf/contracts';
import pg from 'pg';
import { uniqueWord } from '../../faults/unique-word.ts';
import { localFolder } from '../../files/paths.ts';
import { startRuntime } from '../../local/runtime/runtime.ts';
import { benchRows } from '../bench-rows.ts';
import type { BenchSite } from '../bench-site.ts';
import { type Load, measure, waitUntilIdle } from '../measure.ts';
import { readResident } from '../resident.ts';
import { type Pids, type Run, type Size, floorName } from '../performance-tables.ts';
import { directus, startDirectus } from './directus.ts';
import { fillPeer } from './fill-peer.ts';
import { type Product, installPeer, peerNode } from './install.ts';
import { payload, startPayload } from './payload.ts';
import type { Peer } from './peer.ts';

const products = [
  { product: directus, start: startDirectus },
  { product: payload, start: startPayload },
];

/** Before anything is measured. */
export async function installPeers(): Promise<void> {
  for (const { product } of products) await installPeer(product);
}

/** Starts all peers with the prayers of this site, each in its own database of one PostgreSQL. */
async function startPeers(site: BenchSite) {
  const servers = await startRuntime({
    folder: join(localFolder, 'stacks', `peers-${randomUUID().slice(0, 8)}`),
    durable: true,
    ephemeral: true,
    servers: ['postgres'],
  });
  const peers: Peer[] = [];
  const stop = async () => {
    await Promise.all(peers.map(({ process }) => process.stop()));
    await servers.stop();
  };
  try {
    for (const { product, start } of products) {
      console.log(`Starting ${product.name}…`);
      const url = new URL(servers.postgresUrl!);
      const admin = new pg.Client({ connectionString: url.href });
      await admin.connect();
      await admin.query(`CREATE DATABASE ${product.name}`);
      await admin.end();
      url.pathname = `/${product.name}`;
      peers.push(...(await start(url.href)));
      await fillPeer(site.stack.databaseUrl('community'), url.href);
    }
    await checkPages(site, peers);
  } catch (error) {
    await stop();
    throw error;
  }
  return { peers, postgres: servers.keeper('postgres').pid!, stop };
}

/** The first pages must have the same prayers and comments, or the comparison is void. @throws */
async function checkPages({ stack }: BenchSite, peers: readonly Peer[]): Promise<void> {
  const idsOf = async (url: string) => {
    const text = await (await fetch(url)).text();
    return [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id!).join('\n');
  };
  const ours = await idsOf(stack.origin + listPrayers.path);
  for (const { name, url, list } of peers)
    if (ours === '' || (await idsOf(url + list(1))) !== ours)
      throw new Error(`${name} sends other prayers or comments`);
}

const oneOf = (ids: readonly string[]) => ids[Math.floor(Math.random() * ids.length)]!;

type Measured = { name: string; pids: Pids; load: () => Load };

/** The rows of a peer, like those of the product. */
function rowsOf({ prayers, newer, older }: BenchSite, peer: Peer, postgres: number): Measured[] {
  const { name, url, process, members, list, item, created } = peer;
  const pids = { front: [], service: [process.pid!], PostgreSQL: [postgres], rest: [] };
  const read = (what: string, path: () => string): Measured => ({
    name: `${name}: ${what}`,
    pids,
    load: () => ({ url, status: 200, perConnection: 40, ask: () => ({ path: path() }) }),
  });
  const ask: Load['ask'] = (n) => {
    const text = `Praying with you and your family this week, ${uniqueWord()}.`;
    const { path, body } = peer.comment(oneOf(older.slice(0, 500)), text);
    const authorization = members[n % members.length]!;
    const headers = { authorization, 'content-type': 'application/json' };
    return { method: 'POST', path, headers, body: JSON.stringify(body) };
  };
  return [
    read('first page', () => list(1)),
    read('deep page', () => list(2 + Math.floor(Math.random() * (prayers / 40 - 3)))),
    read('one prayer', () => item(oneOf(newer))),
    {
      name: `${name}: comment, member`,
      pids,
      load: () => ({ url, status: created, perConnection: 600, ask }),
    },
  ];
}

/** The rows of the product that the peers have too. */
const ownRows = [
  'first page, no cookie',
  'deep page, no cookie',
  'one prayer, no cookie',
  'comment, visitor',
].flatMap((name) => [name, `straight: ${name}`]);

/** Measures the product and its peers in turn. */
export async function measurePeers(
  site: BenchSite,
  { runs, seconds }: { runs: number; seconds: number },
): Promise<[Size]> {
  const own = [...ownRows, floorName].map((name): Measured => {
    const row = benchRows.find((one) => one.name === name);
    if (!row) throw new Error(`There is no row "${name}"`);
    return { name, pids: site.pids, load: () => row.load(site) };
  });
  const { peers, postgres, stop } = await startPeers(site);
  try {
    const all = [...own, ...peers.flatMap((peer) => rowsOf(site, peer, postgres))];
    const rows = all.map((row) => ({ ...row, runs: [] as Run[] }));
    for (let round = 1; round <= runs; round += 1)
      for (const row of rows) {
        await waitUntilIdle([...new Set(all.map(({ pids }) => pids))]);
        const run = await measure(row.load(), row.pids, seconds);
        row.runs.push(run);
        console.log(`${round}/${runs} ${row.name}: ${Math.round(run.perSecond)}/s`);
      }
    const memory = await readResident(site.stack);
    return [{ prayers: site.prayers, seeded: site.seeded, rows, memory }];
  } finally {
    await stop();
  }
}

const versionsOf = ({ dependencies, overrides }: Product) =>
  Object.entries({ ...dependencies, ...overrides }).map((pair) => pair.join(' '));

/** Versions, settings and differences, as Markdown. */
export const peersText = [
  `Each peer is one process on Node ${peerNode}, in production mode, on a PostgreSQL with the same settings as ours.
The versions below are exact; the packages that these need are the newest allowed on the day of the installation.`,
  ...products.map(({ product }) => `- **${versionsOf(product).join(', ')}**: ${product.notes}`),
  `
What is not the same:

- The product's rows go through its gateway, which holds the first page. Nothing is in front of a peer: compare its
  rows with *straight*. Only the deep page shows the work for a list.
- A deep page of the product begins at a random moment. A peer's has a random number, so it skips up to 10,000 prayers.
- The product's pages also say what the reader likes and wrote. A peer has no likes, only their number.
- The product counts a visitor's comment against limits, judges its words, and updates the number of comments and the
  page. A peer stores the comment of one of ten members who are logged in, and the number stays as it was.`,
].join('\n');
