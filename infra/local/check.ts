/** Types, lint, our own rules and format, in parallel. check.mjs runs it on the pinned Node. */
import { generateClients } from '../database/generate.ts';
import { checkNames, runChecks } from './test/checks.ts';
import { closingLines } from './test/counts.ts';

await generateClients(console.log);
const counts = await runChecks(checkNames);
console.log(closingLines(counts));
process.exitCode = counts.failed === 0 ? 0 : 1;
