/** `npm run bench`: measures the product beside its floors, and writes infra/docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateClients } from '../database/generate.ts';
import { checkout } from '../files/paths.ts';
import { compileOnce } from '../local/compile.ts';
import { buildSpa } from '../local/spa.ts';
import { benchRows } from './bench-rows.ts';
import { type BenchSite, startBenchSite } from './bench-site.ts';
import { logInMembers } from './log-in-members.ts';
import { measure, waitUntilIdle } from './measure.ts';
import { readResident } from './resident.ts';
import { sharePrayers } from './share-prayers.ts';
import { installPeers, measurePeers, peersText } from './peers/bench-peers.ts';
import {
  type Machine,
  type Run,
  type Size,
  figuresText,
  replaceSection,
} from './performance-tables.ts';

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    million: { type: 'boolean' },
    peers: { type: 'boolean' },
  },
});
const how = options.quick
  ? { heading: 'Quick run', prayers: [1_000], runs: 2, seconds: 1 }
  : { heading: 'Full run', prayers: [1_000, 100_000], runs: 5, seconds: 2 };
if (options.million) how.prayers.push(1_000_000);
if (options.peers) Object.assign(how, { heading: 'Peers', prayers: [20_000] });

// Before anything is built or started.
const machine: Machine = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  load: loadavg()[0]!,
};

/** All rows, in the order of the tables. A run can give the figures of several rows. */
const rows: readonly { names: readonly string[]; run: (site: BenchSite) => Promise<Run[]> }[] = [
  ...benchRows.map(({ name, load }) => ({
    names: [name],
    run: async (site: BenchSite) => [await measure(load(site), site.pids, how.seconds)],
  })),
  { names: ['login by text'], run: async (site) => [await logInMembers(site, how.seconds)] },
  {
    names: ['share a prayer: the reply', 'share a prayer: visible after the reply'],
    run: (site) => sharePrayers(site, how.seconds),
  },
];

/** Measures every row on every site in turn, so that a slower minute of the machine touches all of them. */
async function measureAll(sites: readonly BenchSite[]): Promise<Size[]> {
  const sizes = sites.map(({ prayers, seeded }) => ({
    prayers,
    seeded,
    rows: rows.flatMap(({ names }) => names.map((name) => ({ name, runs: [] as Run[] }))),
  }));
  for (let round = 0; round < how.runs; round += 1)
    for (const { names, run } of rows)
      for (const [at, site] of sites.entries()) {
        await waitUntilIdle(sites.map(({ pids }) => pids));
        const runs = await run(site);
        for (const row of sizes[at]!.rows.filter(({ name }) => names.includes(name))) {
          const one = runs[names.indexOf(row.name)]!;
          row.runs.push(one);
          console.log(
            `${round + 1}/${how.runs} ${site.prayers} ${row.name}: ${Math.round(one.perSecond)}/s`,
          );
        }
      }
  return Promise.all(
    sites.map(async ({ stack }, at) => ({ ...sizes[at]!, memory: await readResident(stack) })),
  );
}

if (options.peers) await installPeers();
await generateClients(console.log);
await compileOnce(console.log);
await buildSpa(console.log);
const sites: BenchSite[] = [];
try {
  for (const prayers of how.prayers) {
    console.log(`Starting a site with ${prayers} prayers…`);
    sites.push(await startBenchSite(prayers));
  }
  const sizes = options.peers ? await measurePeers(sites[0]!, how) : await measureAll(sites);
  const figures = figuresText(machine, sizes as [Size, ...Size[]], how);
  const text = options.peers ? `${figures}\n\n${peersText}` : figures;
  const page = join(checkout, 'infra/docs/performance.md');
  writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), how.heading, text));
  console.log(`\n${text}\n\nWritten to infra/docs/performance.md.`);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}
