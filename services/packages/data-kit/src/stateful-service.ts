import {
  createEventKeys,
  createEventMetrics,
  createRelay,
  createSweeper,
  showOutbox,
} from '@kbf/events';
import type { ConsumerName, EventKeys, Processor, Relay } from '@kbf/events';
import { checkRedis, poolSize } from '@kbf/process-kit';
import type { Logger, Metrics, ServiceConfig } from '@kbf/process-kit';
import { buildService } from '@kbf/service-kit';
import type { Service, ServiceParts } from '@kbf/service-kit';
import type { z } from 'zod';
import { createHelpRecord } from './help-record.ts';
import { recordCareNotice } from './record-care-notice.ts';
import type { AnyPrismaClient, Database, DatabaseSettings, TxOf } from './database.ts';
import { announceRefusedCall, recordRefusedCalls } from './record-refused-calls.ts';
import type { RecordRefusedCall } from './record-refused-calls.ts';
import { startWorker } from './start-worker.ts';
import type { Stoppable } from './start-worker.ts';
import type { UpkeepTask } from './upkeep.ts';

/** What every call, processor and task of a service with a database receives. */
export type ServiceDeps<Config, Client extends AnyPrismaClient> = {
  config: Config;
  logger: Logger;
  metrics: Metrics;
  database: Database<Client>;
  /** Call `nudge` after the commit of a transaction that recorded events. */
  relay: Pick<Relay, 'nudge'>;
  /** Signs and seals the events of this service, and opens those sealed for it. `recordEvent` needs them. */
  eventKeys: EventKeys;
};

/** A service with a database, on one page. */
export type StatefulService<
  Schema extends z.ZodType<ServiceConfig>,
  Client extends AnyPrismaClient,
  Deps extends ServiceDeps<z.output<Schema>, Client>,
> = {
  name: ConsumerName;
  config: Schema;
  /** Opens its database: `openDatabase` of this package with the client that Prisma generated. */
  openDatabase: (settings: DatabaseSettings) => Database<Client>;
  /** Adds what this service needs besides, such as a client of another service. Throw here to refuse to start. */
  deps: (shared: ServiceDeps<z.output<Schema>, Client>) => Deps | Promise<Deps>;
  /** Closes what `deps` added. Runs after calls and worker have ended, before the relay and the database close. */
  close?: (deps: Deps) => Promise<unknown>;
  /** Whether what `deps` added can take calls. Checked together with the database. */
  isReady?: (deps: Deps) => boolean;
  /** The table of contents of HTTP: one `registerXRoutes(app, deps)` line per noun. */
  routes: (app: Service, deps: Deps) => void | Promise<void>;
  /** How to record that a person was refused an admin call. Default: an event to auth. */
  recordRefusedCall?: (deps: Deps) => RecordRefusedCall;
  /** All reactions of the service to events. */
  processors: (deps: Deps) => readonly Processor<TxOf<Client>>[];
  /** Repeated tasks, one process at a time. */
  upkeep?: (deps: Deps) => readonly UpkeepTask[];
  /** Other work of the role `worker`, started after the processors and stopped after them. */
  background?: (deps: Deps) => readonly Stoppable[];
};

/** A service in one process. `app` and `worker` exist according to its roles. It does not listen yet. */
export type OpenedService<Deps> = ServiceParts & { deps: Deps };

/**
 * Describes a service with a database, for `runService` and for tests. On start it opens database, relay and sweeper,
 * then, by its roles, the HTTP app and the worker. It closes them in the opposite order, with the relay among the last,
 * so that the last events still go out.
 */
export function statefulService<
  Schema extends z.ZodType<ServiceConfig>,
  Client extends AnyPrismaClient,
  Deps extends ServiceDeps<z.output<Schema>, Client>,
>(service: StatefulService<Schema, Client, Deps>) {
  return {
    name: service.name,
    config: service.config,
    start: async (context: {
      config: z.output<Schema>;
      logger: Logger;
      metrics: Metrics;
    }): Promise<OpenedService<Deps>> => {
      const { config, logger, metrics } = context;
      const { DATABASE_URL: url, ROLES: roles } = config;
      await checkRedis(config.REDIS_URL);
      const database = service.openDatabase({ url, connections: poolSize(config), logger });
      const observe = createEventMetrics(metrics);
      const eventKeys = createEventKeys(service.name, config);
      const queue = {
        redis: config.REDIS_URL,
        prefix: config.QUEUE_PREFIX,
        keys: eventKeys,
        logger,
        observe,
        metrics,
      };
      showOutbox(metrics, database.pool);
      const relay = createRelay({ ...queue, pool: database.pool });
      const sweeper = createSweeper({ ...queue, pool: database.pool });
      const closeShared = async () => {
        await Promise.all([relay.stop(), sweeper.stop()]);
        await database.close();
      };
      try {
        const deps = await service.deps({ config, logger, metrics, database, relay, eventKeys });
        const app = roles.includes('http') ? await buildApp(service, deps) : undefined;
        const worker = roles.includes('worker')
          ? startWorker(service, deps, { queue, database })
          : undefined;
        const close = async () => {
          await service.close?.(deps);
          await closeShared();
        };
        const isReady = async () =>
          (!app || !service.isReady || service.isReady(deps)) && (await database.isUp());
        return { deps, app, worker, isReady, close };
      } catch (error) {
        await closeShared();
        throw error;
      }
    },
  };
}

async function buildApp<Deps extends ServiceDeps<ServiceConfig, AnyPrismaClient>>(
  service: {
    name: string;
    routes: (app: Service, deps: Deps) => void | Promise<void>;
    recordRefusedCall?: (deps: Deps) => RecordRefusedCall;
  },
  deps: Deps,
): Promise<Service> {
  const { config, logger, metrics } = deps;
  const app = buildService({
    name: service.name,
    logger,
    metrics,
    identityPublicKeys: config.IDENTITY_PUBLIC_KEYS,
    servicePublicKeys: config.SERVICE_PUBLIC_KEYS,
    tellOfCare: (notice) => recordCareNotice(deps, notice),
    helpRecord: createHelpRecord(deps.database.sql, config.SERVICE_SIGNING_KEY),
  });
  const recordRefused = service.recordRefusedCall?.(deps) ?? announceRefusedCall(deps);
  recordRefusedCalls(app, deps, recordRefused);
  await service.routes(app, deps);
  return app;
}
