/** `npm test`: the daily parts, `all` parts, or a named one. launch.mjs runs it on the pinned Node. */
import { generateClients } from '../database/generate.ts';
import { type Counts, closingLines, failed, sum } from './test/counts.ts';
import { buildSpa } from './spa.ts';
import { allParts, hasContainers, rounds, runPart } from './test/parts.ts';

// Tests must not depend on other programs on this machine.
process.env['LOCAL_MODEL'] = 'off';

const [part, ...rest] = process.argv.slice(2);

async function main(): Promise<Counts[]> {
  const isRound = part === undefined || part === 'all';
  if (!isRound && !allParts.includes(part)) {
    console.error(`There is no part "${part}". Parts: all, ${[...new Set(allParts)].join(', ')}.`);
    return [];
  }
  await generateClients(console.log);
  if (!isRound) return [await runPart(part, rest)];
  // Built in advance, because two rows need them at once.
  await buildSpa(console.log);
  const counts: Counts[] = [];
  for (const round of part === 'all' ? rounds.all : rounds.everyDay)
    counts.push(...(await Promise.all(round.map(runRow))));
  return counts;
}

/** Runs parts one after the other. Each output line starts with its part, so that two rows can write at once. */
async function runRow(parts: readonly string[]): Promise<Counts> {
  const counts: Counts[] = [];
  for (const name of parts) {
    if (name === 'containers' && !(await hasContainers())) {
      console.log('containers: left out, because no container engine answers.');
      continue;
    }
    const begin = Date.now();
    const count = await runPart(name, []);
    console.log(`${name}: ${count.failed} failed, ${Math.round((Date.now() - begin) / 1000)} s`);
    counts.push(count);
  }
  return sum(counts);
}

// The running tools end with this process.
const end = () => process.exit(130);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);

let counts: Counts[];
try {
  counts = await main();
} catch (error) {
  const what = error instanceof Error ? error.message : String(error);
  console.error(what);
  counts = [failed(what)];
}
const total = sum(counts);
console.log(`\n${closingLines(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
