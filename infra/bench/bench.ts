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
import { measure } from './measure.ts';
import {
  type Machine,
  type Run,
  type Size,
  figuresText,
  replaceSection,
} from './performance-tables.ts';

const { values: options } = parseArgs({
  options: { quick: { type: 'boolean' }, million: { type: 'boolean' } },
});
const how = options.quick
  ? { heading: 'Quick run', prayers: [1_000], runs: 2, seconds: 1 }
  : { heading: 'Full run', prayers: [1_000, 100_000], runs: 5, seconds: 3 };
if (options.million) how.prayers.push(1_000_000);

// Before anything is built or started.
const machine: Machine = {
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.versions.node,
  load: loadavg()[0]!,
};

/** Measures every row on every site in turn, so that a slower minute of the machine touches all of them. */
async function measureAll(sites: readonly BenchSite[]): Promise<Size[]> {
  const sizes = sites.map(({ prayers, seeded }) => ({
    prayers,
    seeded,
    rows: benchRows.map(({ name }) => ({ name, runs: [] as Run[] })),
  }));
  for (let round = 0; round < how.runs; round += 1)
    for (const [row, { name, load }] of benchRows.entries())
      for (const [at, site] of sites.entries()) {
        const run = await measure(load(site), site.pids, how.seconds);
        sizes[at]!.rows[row]!.runs.push(run);
        console.log(
          `${round + 1}/${how.runs} ${site.prayers} ${name}: ${Math.round(run.perSecond)}/s`,
        );
      }
  return sizes;
}

await generateClients(console.log);
await compileOnce(console.log);
await buildSpa(console.log);
const sites: BenchSite[] = [];
try {
  for (const prayers of how.prayers) {
    console.log(`Starting a site with ${prayers} prayers…`);
    sites.push(await startBenchSite(prayers));
  }
  const sizes = (await measureAll(sites)) as [Size, ...Size[]];
  const text = figuresText(machine, sizes, how);
  const page = join(checkout, 'infra/docs/performance.md');
  writeFileSync(page, replaceSection(readFileSync(page, 'utf8'), how.heading, text));
  console.log(`\n${text}\n\nWritten to infra/docs/performance.md.`);
} finally {
  await Promise.all(sites.map((site) => site.stop()));
}
