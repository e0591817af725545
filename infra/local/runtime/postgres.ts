import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { ensureCluster, postgresBinaries, superuser } from './cluster.ts';
import type { RunningServer, RuntimeOptions } from './protocol.ts';
import { commandAs, postgresAccount } from './run-as.ts';
import { endOrphan, watch } from './server-process.ts';
import { socketFolder } from './socket-folder.ts';
import { listenTo, untilAnswers } from './until-answers.ts';

/** Fast but not durable: for test data. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts the embedded PostgreSQL on a Unix socket and waits until it answers. */
export async function startPostgres(
  options: RuntimeOptions,
  report: (line: string) => void,
): Promise<{ server: RunningServer; url: string }> {
  const data = join(options.folder, 'postgres');
  await mkdir(options.folder, { recursive: true });
  const account = postgresAccount(data);
  const password = await ensureCluster(data, account, report, options.clusterCache);
  const sockets = socketFolder(options.folder);
  await endForgottenPostgres(options.folder);

  const settings = ['listen_addresses=', `unix_socket_directories=${sockets}`];
  settings.push('unix_socket_permissions=0700', 'max_connections=300', 'log_min_messages=warning');
  if (!options.durable) settings.push(...forgetful);
  const { postgres } = await postgresBinaries();
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  const command = commandAs(account, postgres, data, args);
  const logFile = join(options.folder, 'postgres.log');
  const words = listenTo(logFile);
  const log = openSync(logFile, 'a');
  const child = spawn(command.file, command.args, {
    ...command.options,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // SIGTERM waits for clients to leave, SIGINT does not, SIGKILL is a crash.
  const server = watch(child, { patient: 'SIGTERM', fast: 'SIGINT', hard: 'SIGKILL' });
  const url = `postgresql://${superuser}:${password}@localhost/postgres?host=${encodeURIComponent(sockets)}`;
  await untilAnswers('PostgreSQL', server, words, () => answersQueries(url));
  return { server, url };
}

async function answersQueries(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  const answered = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return answered;
}

/** Ends a server that still runs on the data in `folder` because its keeper was killed; removes its stale PID file. */
export async function endForgottenPostgres(folder: string): Promise<void> {
  const mark = join(folder, 'postgres/postmaster.pid');
  if (!existsSync(mark)) return;
  const pid = Number(readFileSync(mark, 'utf8').split('\n')[0]);
  await endOrphan(pid, 'postgres', 'SIGINT');
  rmSync(mark, { force: true });
}
