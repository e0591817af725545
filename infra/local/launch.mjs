// `npm start`, `npm test` and `npm run check`. Runs on any Node from 20 on, before anything is installed.
import { ensureInstalled } from './launch/install.mjs';
import { runPinned } from './launch/run-pinned.mjs';

await ensureInstalled();
await runPinned(process.argv.slice(2));
