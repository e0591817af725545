// `npm run check`: types, lint, rules and format.
import { ensureInstalled } from './launch/install.mjs';
import { runPinned } from './launch/run-pinned.mjs';

await ensureInstalled();
await runPinned('check.ts');
