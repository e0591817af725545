// What `npm start`, `npm test` and other commands run. Works on any Node from 20 on, before anything is installed.
import { ensureInstalled } from './launch/install.mjs';
import { runPinned } from './launch/run-pinned.mjs';

// A killed npm gives no signal. Without npm, a start from a script may outlive that script.
const caller = process.ppid;
const watch = setInterval(() => {
  if (process.ppid === caller) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();
if (!process.env.npm_lifecycle_event) clearInterval(watch);

/** These need no package that is only for tests. */
const product = ['start.ts', 'backup.ts', 'restore.ts', 'restore-admin.ts'];
const [file, ...rest] = process.argv.slice(2);
await ensureInstalled(!product.includes(file));
await runPinned([file, ...rest]);
