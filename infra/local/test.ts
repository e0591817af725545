/** `npm test`: all parts, or the one that is named. Run by test.mjs on the pinned Node. */
import { generateClients } from '../database/generate.ts';
import { checkNames, runChecks } from './test/checks.ts';
import { type Counts, closingLine, sum } from './test/counts.ts';
import { allParts, runPart, usualParts } from './test/parts.ts';
import { endTools } from './test/run-tool.ts';

const [part, ...rest] = process.argv.slice(2);

async function main(): Promise<Counts[]> {
  const possible = allParts();
  if (part !== undefined && !possible.includes(part)) {
    console.error(`There is no part "${part}". Parts: ${possible.join(', ')}.`);
    return [];
  }
  await generateClients(console.log);
  if (part !== undefined) return [await runPart(part, rest)];
  const counts = [await runChecks(checkNames)];
  for (const name of usualParts.filter((one) => possible.includes(one))) {
    if (checkNames.some((check) => check === name)) continue;
    console.log(`\n${name}`);
    counts.push(await runPart(name, []));
  }
  return counts;
}

function end(): void {
  endTools();
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
process.on('disconnect', end);

let counts: Counts[];
try {
  counts = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  counts = [{ passed: 0, failed: 1, skipped: 0 }];
}
const total = sum(counts);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
