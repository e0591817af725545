import { createTestDatabase, identityHeaders, serviceEnv, useProcesses } from '@kbf/test-kit';
import type { TestDatabase } from '@kbf/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';

const startProcess = useProcesses('community');
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('community');
});
afterAll(() => database.drop());

test('When SIGTERM comes, then the process answers what is under way, closes everything and ends with 0', async () => {
  const nowhere = 'http://127.0.0.1:1';
  const settings = { LOG_LEVEL: 'silent', AI_URL: nowhere, AUTH_URL: nowhere };
  const { child, ended, output, url } = await startProcess(
    serviceEnv('community', database.url, settings),
  );
  const headers = identityHeaders({ role: 'visitor' }, 'community');
  expect((await fetch(`${url}/api/prayers`, { headers })).status).toBe(200);
  const underWay = Array.from({ length: 5 }, async () => {
    const answer = await fetch(`${url}/api/prayers?limit=7`, { headers });
    return answer.status;
  });
  // One more round trip, so that the earlier requests have arrived.
  await fetch(`${url}/api/prayers`, { headers });
  child.kill('SIGTERM');

  expect(await ended).toEqual([0, null]);
  expect(await Promise.all(underWay)).toEqual([200, 200, 200, 200, 200]);
  expect(output()).toBe('');
});
