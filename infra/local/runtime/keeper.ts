/**
 * The parent process of PostgreSQL and Redis. It has an IPC channel to its own parent, and ends both servers when that
 * channel closes, however the parent ended, `kill -9` included.
 */
import { rm } from 'node:fs/promises';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';
import type {
  Addresses,
  FromKeeper,
  RunningServer,
  RuntimeOptions,
  ServerName,
  ToKeeper,
} from './protocol.ts';
import { socketFolder } from './socket-folder.ts';

const running = new Map<ServerName, RunningServer>();
const starters = { postgres: startPostgres, redis: startRedis };
const addresses: Addresses = {};
let options: RuntimeOptions | undefined;
let ending = false;

function tell(message: FromKeeper): void {
  if (process.connected) process.send?.(message, () => undefined);
}

async function start(name: ServerName): Promise<void> {
  const { server, url } = await starters[name](options!, (line) => tell({ say: 'progress', line }));
  running.set(name, server);
  addresses[name === 'postgres' ? 'postgresUrl' : 'redisUrl'] = url;
  void noticeEnd(name, server);
}

async function noticeEnd(name: ServerName, server: RunningServer): Promise<void> {
  await server.gone;
  if (running.get(name) !== server) return;
  running.delete(name);
  if (!ending) tell({ say: 'ended', server: name });
}

async function stop(name: ServerName, hard: boolean): Promise<void> {
  const server = running.get(name);
  running.delete(name);
  await server?.end(hard ? 'hard' : 'fast');
}

async function end(manner: 'patient' | 'fast'): Promise<never> {
  if (!ending) {
    ending = true;
    await opening;
    // Services that also lost their parent are still finishing: end the queue last.
    await running.get('postgres')?.end(manner);
    await running.get('redis')?.end(manner);
    if (options) await rm(socketFolder(options.folder), { recursive: true, force: true });
    if (options?.ephemeral) await rm(options.folder, { recursive: true, force: true });
    process.exit(0);
  }
  return new Promise<never>(() => undefined);
}

let opening: Promise<void> = Promise.resolve();

async function open(wanted: RuntimeOptions): Promise<void> {
  options = wanted;
  try {
    const started = await Promise.allSettled(wanted.servers.map(start));
    const reasons = started.flatMap((one) =>
      one.status === 'rejected' ? [messageOf(one.reason)] : [],
    );
    if (reasons.length > 0) throw new Error(reasons.join('\n'));
    tell({ say: 'ready', addresses });
  } catch (error) {
    tell({ say: 'failed', message: messageOf(error) });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function answer(id: number, work: Promise<void>): Promise<void> {
  const error = await work.then(() => undefined, messageOf);
  tell({ say: 'done', id, error });
}

process.on('message', (message: ToKeeper) => {
  if (message.do === 'open') opening = open(message.options);
  else if (message.do === 'start') void answer(message.id, start(message.server));
  else if (message.do === 'stop') void answer(message.id, stop(message.server, message.hard));
  else void end('fast');
});
process.on('disconnect', () => void end('patient'));
process.on('SIGTERM', () => void end('fast'));
// A Ctrl-C is for the parent, which ends its services first.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
