import { createLogger, createMetrics, readConfig } from '@kbf/process-kit';
import { createTestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aiConfig } from '../../src/config.ts';
import type { Guides } from '../../src/guides/guides.ts';
import { describeAi } from '../../src/service.ts';
import { environment } from '../setup.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase('ai');
});
afterAll(() => database.drop());

let isLoaded = false;
let loading = 0;
const never = () => new Promise<never>(() => undefined);
const guides: Guides = {
  check: never,
  pray: never,
  answer: never,
  suggest: never,
  count: () => {
    loading += 1;
    return never();
  },
  isLoaded: () => isLoaded,
  close: async () => undefined,
};

const start = (ROLES: string) =>
  describeAi(() => guides).start({
    config: readConfig(aiConfig, environment(database.url, { ROLES })),
    logger: createLogger('ai', 'silent'),
    metrics: createMetrics('ai'),
  });

test('When a process answers calls, then it loads in the background, and is ready afterwards', async () => {
  const { app, isReady, close } = await start('http');
  expect(loading).toBe(1);
  expect(await isReady()).toBe(false);
  isLoaded = true;
  expect(await isReady()).toBe(true);
  await app?.close();
  await close();
});

test('When a process only works on events, then it loads nothing, and is ready without it', async () => {
  loading = 0;
  isLoaded = false;
  const { worker, isReady, close } = await start('worker');
  expect(await isReady()).toBe(true);
  expect(loading).toBe(0);
  await worker?.stop();
  await close();
});
