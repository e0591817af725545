import { createTestDatabase } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startFakeAi } from './fake-ai.ts';
import type { FakeAi } from './fake-ai.ts';
import { startCommunity } from './start-community.ts';
import type { Community } from './start-community.ts';

type Options = { env?: Record<string, string>; worker?: boolean; moderationMs?: number };

type Set = {
  readonly community: Community;
  readonly ai: FakeAi;
  readonly databaseUrl: string;
  /** Another process over the same database. It ends with the others. */
  startAnother: (options?: Options) => Community;
};

/** For one test file: a database, ai replaced, and one process of the service that ends with the file. */
export function useCommunity(options: Options = {}): Set {
  let database: TestDatabase;
  let ai: FakeAi;
  const running: Community[] = [];
  const start = (more: Options) => {
    const started = startCommunity({ databaseUrl: database.url, aiUrl: ai.url, ...more });
    running.push(started);
    return started;
  };
  beforeAll(async () => {
    [database, ai] = await Promise.all([createTestDatabase('community'), startFakeAi()]);
    start(options);
  });
  beforeEach(() => ai.reset());
  afterAll(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await ai?.close();
    await database?.drop();
  });
  return {
    get community() {
      return running[0]!;
    },
    get ai() {
      return ai;
    },
    get databaseUrl() {
      return database.url;
    },
    startAnother: (more = {}) => start(more),
  };
}
