import type { Logger, Metrics, ProcessName } from '@kbf/process-kit';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import type { CallService } from './call-service.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { openInTest } from './open-in-test.ts';

/** A service as `runService` takes it and `statefulService` of data-kit makes it. */
export type TestableService<Config, Deps> = {
  name: ProcessName;
  config: z.ZodType<Config>;
  start: (context: { config: Config; logger: Logger; metrics: Metrics }) => Promise<{
    deps: Deps;
    app?: FastifyInstance | undefined;
    worker?: { stop: () => Promise<void> } | undefined;
    close: () => Promise<void>;
  }>;
};

/** `worker`: processes events, too. `env`: settings that differ from those of `serviceEnv`. */
export type ServiceOptions = { env?: Record<string, string>; worker?: boolean };

/** One process's worth of a service, inside the test's own process. */
export type RunningService<Deps> = {
  deps: Deps;
  /** Calls it without a network, as the gateway would in the name of `as`. */
  call: CallService;
  /** Listens on a port that is free, for streams and for other processes. @returns its address */
  listen: () => Promise<string>;
  stop: () => Promise<void>;
};

/** For one test file: a database and one process of a service over it, that end with the file. */
export function useService<Config, Deps>(
  service: TestableService<Config, Deps>,
  options: ServiceOptions = {},
) {
  let database: TestDatabase | undefined;
  let first: RunningService<Deps> | undefined;
  const running: RunningService<Deps>[] = [];
  const opened = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error(`${service.name} runs within tests and hooks only`);
    return value;
  };
  const start = async (more: ServiceOptions = {}): Promise<RunningService<Deps>> => {
    const started = await openInTest(service, opened(database).url, more);
    running.push(started);
    return started;
  };
  beforeAll(async () => {
    database = await createTestDatabase(service.name);
    first = await start(options);
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await database?.drop();
  });
  return {
    get deps(): Deps {
      return opened(first).deps;
    },
    call: ((...input) => opened(first).call(...input)) as CallService,
    listen: () => opened(first).listen(),
    get databaseUrl(): string {
      return opened(database).url;
    },
    /** Another process over the same database. It ends with the others. */
    startAnother: start,
  };
}
