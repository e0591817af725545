// Runs on any Node from 20 on, before anything is installed: no dependencies, no TypeScript.
import { ensureInstalled } from './launch/install.mjs';
import { runPinned } from './launch/run-pinned.mjs';

await ensureInstalled();
await runPinned('start.ts');
