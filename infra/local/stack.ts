import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type ServiceName, serviceNames } from '@kbf/contracts';
import type { ProcessName } from '@kbf/process-kit';
import { type StatefulService, statefulServices } from '../database/services.ts';
import { localFolder, pinnedNode } from '../files/paths.ts';
import { PlainError } from './runtime/processes.ts';
import { type Runtime, type ServerName, startRuntime, throwAway } from './runtime/runtime.ts';
import { type StackProcess, createChild } from './runtime/child.ts';
import { prepareDatabases, seedOnce } from '../database/prepare-databases.ts';
import { environmentOf } from './stack/environment.ts';
import { type Place, entryOf, findPlaces, nameOf } from './stack/places.ts';
import { type Secrets, makeSecrets } from './stack/secrets.ts';

export interface StackOptions {
  /** Services to run beside the gateway; default all. */
  services?: readonly ServiceName[];
  /** Number of instances of each process; default one, 0 for a stack without a gateway. */
  instances?: Partial<Record<ProcessName, number>>;
  /** Additional settings, for `all` or for one process. */
  env?: Partial<Record<ProcessName | 'all', Record<string, string>>>;
  /** Running servers to use. Others are started for this stack, and deleted at its end. */
  postgresUrl?: string;
  redisUrl?: string;
  /** Prefix of queue names; default random. */
  queuePrefix?: string;
  /** Default random. */
  secrets?: Secrets;
  /** Port of the first gateway; default a free one. */
  port?: number;
  /** Add demo content. */
  demo?: boolean;
  /** Host name in the public origin; default `127.0.0.1`. */
  host?: string;
  /** One line per long step. */
  report?: (line: string) => void;
  /** Each line that a process writes. */
  onLine?: (process: string, line: string) => void;
  /** Restart processes that ended unexpectedly; a process that hangs is ended by its own watchdog. */
  keepAlive?: boolean;
}

/** The last lines with warnings or errors. */
const complaintsIn = (lines: readonly string[]): string[] =>
  lines.filter((line) => !line.includes('"level":30')).slice(-10);

/**
 * A watchdog ends a blocked process so that it is restarted. Without `keepAlive` it would not come back, so there is no
 * watchdog.
 */
const watchdogOf = ({ keepAlive }: StackOptions): Record<string, string> =>
  keepAlive ? {} : { LOOP_STILL_MS: '0' };

/** The whole product, running. */
export interface Stack {
  /** Public origin of the first gateway. */
  origin: string;
  secrets: Secrets;
  redisUrl: string;
  queuePrefix: string;
  /** Database URL of a service, with that service's rights. */
  databaseUrl: (service: StatefulService) => string;
  /** One process; `index` counts from 0. */
  process: (name: ProcessName, index?: number) => StackProcess;
  /** Address of a process itself, without the gateway. */
  url: (name: ProcessName, index?: number) => string;
  /** Address of its health and metrics. */
  opsUrl: (name: ProcessName, index?: number) => string;
  /** Set when the stack started its own servers: to stop and start them. */
  runtime: Runtime | undefined;
  /** Ends the gateways, then the services, then the servers. `limit`: milliseconds before a process is killed. */
  stop: (limit?: number) => Promise<void>;
}

/**
 * Starts gateway and services with their databases and queues, and waits until all are ready.
 * Everything ends with this process, however it ends.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const report = options.report ?? (() => undefined);
  const services = options.services ?? serviceNames;
  const secrets = options.secrets ?? makeSecrets();
  const servers: ServerName[] = [];
  if (!options.postgresUrl) servers.push('postgres');
  if (!options.redisUrl) servers.push('redis');
  const folder = join(localFolder, 'stacks', randomUUID().slice(0, 8));
  const runtime =
    servers.length > 0 ? await startRuntime({ ...throwAway, folder, servers }, report) : undefined;
  const running: { place: Place; child: StackProcess }[] = [];
  const stop = async (limit?: number) => {
    const end = (wanted: (place: Place) => boolean) =>
      Promise.all(running.filter((one) => wanted(one.place)).map((one) => one.child.stop(limit)));
    await end((place) => place.name === 'gateway');
    await end((place) => place.name !== 'gateway');
    await runtime?.stop();
  };

  try {
    const postgresUrl = options.postgresUrl ?? runtime!.postgresUrl!;
    const stateful = statefulServices.filter((name) => services.includes(name));
    const passwords = stateful.map((service) => [service, secrets.databases[service]]);
    const databaseUrls = await prepareDatabases(postgresUrl, Object.fromEntries(passwords), report);
    if (options.demo)
      await Promise.all(stateful.map((name) => seedOnce(name, databaseUrls[name]!, report)));
    const places = await findPlaces(services, options.instances ?? {}, options.port);
    const first = places.find((place) => place.name === 'gateway');
    const environment = {
      secrets,
      places,
      databaseUrls,
      publicOrigin: `http://${options.host ?? '127.0.0.1'}:${first?.port ?? 8080}`,
      redisUrl: options.redisUrl ?? runtime!.redisUrl!,
      queuePrefix: options.queuePrefix ?? `s-${randomUUID().slice(0, 8)}`,
      extra: { ...options.env, all: { ...watchdogOf(options), ...options.env?.all } },
    };
    for (const place of places) {
      const name = nameOf(place, places);
      const child = createChild({
        name,
        command: [pinnedNode(), '--disable-warning=ExperimentalWarning', entryOf(place.name)],
        env: environmentOf(place, environment),
        opsUrl: `http://127.0.0.1:${place.opsPort}`,
        onLine: options.onLine ?? (() => undefined),
        onUnexpectedEnd: (how) => {
          const ended = `${name} ended (${how})`;
          // Without a report callback, its last warnings and errors are included.
          if (options.report) report(ended);
          else console.error([ended, ...complaintsIn(child.lines)].join('\n'));
        },
        ...(options.keepAlive && { onRevived: () => report(`${name} runs again`) }),
      });
      running.push({ place, child });
    }
    await Promise.all(running.map((one) => one.child.start()));
    const lost = running.find((one) => one.child.pid === undefined);
    if (lost && !options.keepAlive)
      throw new PlainError(`${lost.child.name} ended while others started`);

    const find = (name: ProcessName, index = 0) => {
      const found = running.filter((one) => one.place.name === name)[index];
      if (!found) throw new Error(`This stack has no ${name} number ${index}`);
      return found;
    };
    return {
      origin: environment.publicOrigin,
      secrets,
      redisUrl: environment.redisUrl,
      queuePrefix: environment.queuePrefix,
      databaseUrl: (service) => databaseUrls[service]!,
      process: (name, index) => find(name, index).child,
      url: (name, index) => `http://127.0.0.1:${find(name, index).place.port}`,
      opsUrl: (name, index) => `http://127.0.0.1:${find(name, index).place.opsPort}`,
      runtime,
      stop,
    };
  } catch (error) {
    await stop(2000);
    throw error;
  }
}
