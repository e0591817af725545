import { afterAll, beforeAll } from 'vitest';
import type { CallService } from './call-service.ts';
import { createTestDatabase } from './database.ts';
import type { TestDatabase } from './database.ts';
import { openInTest } from './open-in-test.ts';
import type { RunningService, ServiceOptions, TestableService } from './testable-service.ts';

/** For one test file: a database and one process of a service over it. Both end with the file. */
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
