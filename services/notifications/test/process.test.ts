import { announce } from '@kbf/events/testing';
import {
  createTestDatabase,
  identityHeaders,
  serviceEnv,
  until,
  useProcesses,
} from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthServer } from './auth-server.ts';
import type { AuthServer } from './auth-server.ts';
import { aLogin, liveEnv } from './setup.ts';

const startProcess = useProcesses('notifications');
let database: TestDatabase;
let auth: AuthServer;
beforeAll(async () => {
  database = await createTestDatabase('notifications');
  auth = await startAuthServer();
});
afterAll(async () => {
  await database.drop();
  await auth.close();
});

test('When a login is asked for, then the text is there, and no log line has number or code', async () => {
  const settings = liveEnv({ DELIVERY: 'outbox', AUTH_URL: auth.url, LOG_LEVEL: 'trace' });
  const { child, ended, output, url } = await startProcess(
    serviceEnv('notifications', database.url, settings),
  );
  await announce('notifications', 'message.requested', aLogin());
  const headers = identityHeaders({ role: 'visitor' }, 'notifications');
  await until(async () => {
    const response = await fetch(`${url}/dev/messages`, { headers });
    return (await response.text()).includes('314159');
  });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('message');
  expect(output()).not.toMatch(/314159|2025550142|token=Abc/);
  expect(output()).not.toMatch(/"level":(50|60)/);
});
