import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { checkout, localFolder } from '../files/paths.ts';
import { startRuntime, throwAway } from '../local/runtime/runtime.ts';

/** Runs Stryker on one PostgreSQL and one Redis: its workers start again after each change that never ends. */
const folder = join(localFolder, 'test', 'mutation');
const servers = await startRuntime(
  { ...throwAway, folder, servers: ['postgres', 'redis'] },
  console.error,
);
const stryker = spawn(
  process.execPath,
  [
    join(checkout, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(import.meta.dirname, 'stryker.config.json'),
    ...process.argv.slice(2),
  ],
  {
    cwd: checkout,
    stdio: 'inherit',
    env: {
      ...process.env,
      TEST_POSTGRES_URL: servers.postgresUrl,
      TEST_REDIS_URL: servers.redisUrl,
    },
  },
);
// Ctrl-C reaches Stryker too, which restores the changed files first.
process.on('SIGINT', () => undefined);
const [status] = (await once(stryker, 'exit')) as [number | null];
await servers.stop();
process.exitCode = status ?? 1;
