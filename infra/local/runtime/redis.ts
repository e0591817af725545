import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { RunningServer, RuntimeOptions } from './protocol.ts';
import { unpackRedis } from './redis-package.ts';
import { type RedisProgram, troubleOf } from './redis-program.ts';
import { endOrphan, watch } from './server-process.ts';
import { socketFolder, socketPath } from './socket-folder.ts';
import { listenTo, untilAnswers } from './until-answers.ts';

/** Redis or Valkey from PATH, else unpacked from the system's packages. */
export async function findRedis(report: (line: string) => void): Promise<RedisProgram> {
  for (const file of ['redis-server', 'valkey-server']) {
    const program = { file, env: {} };
    if ((await troubleOf(program)) === undefined) return program;
  }
  return unpackRedis(report);
}

/** Starts Redis on a Unix socket; `url` is the path of the socket. */
export async function startRedis(
  options: RuntimeOptions,
  report: (line: string) => void,
): Promise<{ server: RunningServer; url: string }> {
  const program = await findRedis(report);
  const data = join(options.folder, 'redis');
  await mkdir(data, { recursive: true });
  const sockets = socketFolder(options.folder);
  const url = join(sockets, socketName);
  await endForgottenRedis(options.folder);

  const args = ['--port', '0', '--unixsocket', url, '--unixsocketperm', '700', '--dir', data];
  args.push('--save', '', '--appendonly', options.durable ? 'yes' : 'no');
  // Queues must never lose a job to eviction: at the limit writes fail, and the backlog waits in Postgres.
  args.push('--maxmemory', '256mb', '--maxmemory-policy', 'noeviction', '--loglevel', 'warning');
  const logFile = join(options.folder, 'redis.log');
  const words = listenTo(logFile);
  const log = openSync(logFile, 'a');
  const child = spawn(program.file, args, {
    env: { ...process.env, ...program.env },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const server = watch(child, { patient: 'SIGTERM', fast: 'SIGTERM', hard: 'SIGKILL' });
  await writeFile(markOf(options.folder), String(child.pid));
  await untilAnswers('Redis', server, words, () => answersPing(url));
  return { server, url };
}

/** Ends a server that still runs on the data in `folder` because its keeper was killed. */
export async function endForgottenRedis(folder: string): Promise<void> {
  const mark = markOf(folder);
  if (!existsSync(mark)) return;
  const url = join(socketPath(folder), socketName);
  await endOrphan(Number(readFileSync(mark, 'utf8')), url, 'SIGTERM');
  rmSync(mark, { force: true });
}

const socketName = 'redis.sock';
const markOf = (folder: string) => join(folder, 'redis.pid');

/** While Redis loads its file it answers with an error, which counts as no answer. */
function answersPing(path: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(path, () => socket.write('PING\r\n'));
  socket.on('data', (answer) => {
    socket.destroy();
    resolve(answer.toString().startsWith('+PONG'));
  });
  socket.on('error', () => resolve(false));
  return promise;
}
