import { spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder, pinnedNode } from '../../files/paths.ts';
import {
  type Addresses,
  type FromKeeper,
  PlainError,
  type RuntimeOptions,
  type ServerName,
  type ToKeeper,
} from './protocol.ts';
import { listenTo } from './until-answers.ts';

/** The running PostgreSQL and Redis of one stack or one test run. */
export interface Runtime extends Addresses {
  /** Id of the keeper process. */
  keeperPid: number;
  /** Ends one server and keeps its data; `hard` simulates a crash. */
  stopServer: (server: ServerName, how?: { hard?: boolean }) => Promise<void>;
  /** Starts a server again on the same address with the same data. */
  startServer: (server: ServerName) => Promise<void>;
  /** Called when a server ended unexpectedly. */
  onEnded: (listener: (server: ServerName) => void) => void;
  /** Called when the keeper ended unexpectedly. Its servers may still run. */
  onLost: (listener: () => void) => void;
  /** Ends both servers and the keeper. */
  stop: () => Promise<void>;
}

/** For servers with temporary data: fast, started from a copy, removed at the end. */
export const throwAway = {
  durable: false,
  ephemeral: true,
  clusterCache: join(localFolder, 'cache/clusters'),
} as const;

/**
 * Starts PostgreSQL and Redis under a keeper. They end with this process, however it ends.
 * @throws PlainError with one line for the person when a server is not available
 */
export async function startRuntime(
  options: RuntimeOptions,
  report: (line: string) => void = () => undefined,
): Promise<Runtime> {
  mkdirSync(options.folder, { recursive: true });
  const logFile = join(options.folder, 'keeper.log');
  const words = listenTo(logFile);
  const log = openSync(logFile, 'a');
  const keeper = spawn(pinnedNode(), [join(import.meta.dirname, 'keeper.ts')], {
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const send = (message: ToKeeper) => void keeper.send(message, () => undefined);
  const gone = new Promise<void>((resolve) => keeper.once('exit', () => resolve()));
  const waiting = new Map<number, (error?: string) => void>();
  const listeners: ((server: ServerName) => void)[] = [];
  const lossListeners: (() => void)[] = [];
  let asked = false;
  const opened = Promise.withResolvers<Addresses>();
  keeper.on('message', (message: FromKeeper) => {
    if (message.say === 'ready') opened.resolve(message.addresses);
    else if (message.say === 'failed') opened.reject(new PlainError(message.message));
    else if (message.say === 'progress') report(message.line);
    else if (message.say === 'done') waiting.get(message.id)?.(message.error);
    else listeners.forEach((listener) => listener(message.server));
  });
  keeper.once('exit', () => {
    opened.reject(
      new PlainError(
        `The keeper of PostgreSQL and Redis ended. Its last words:\n${words.lastWords()}`,
      ),
    );
    for (const settle of waiting.values()) settle('the keeper ended');
    if (!asked) lossListeners.forEach((listener) => listener());
  });

  let nextId = 1;
  const ask = async (
    message: { do: 'start' } | { do: 'stop'; hard: boolean },
    server: ServerName,
  ) => {
    const id = nextId++;
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    waiting.set(id, resolve);
    send({ ...message, id, server });
    const error = await promise;
    waiting.delete(id);
    if (error !== undefined) throw new PlainError(error);
  };
  const stop = async () => {
    asked = true;
    if (keeper.exitCode === null && keeper.signalCode === null) send({ do: 'close' });
    await gone;
  };

  send({ do: 'open', options });
  try {
    const addresses = await opened.promise;
    return {
      ...addresses,
      keeperPid: keeper.pid!,
      stopServer: (server, how) => ask({ do: 'stop', hard: how?.hard ?? false }, server),
      startServer: (server) => ask({ do: 'start' }, server),
      onEnded: (listener) => void listeners.push(listener),
      onLost: (listener) => void lossListeners.push(listener),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
