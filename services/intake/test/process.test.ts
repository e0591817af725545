import { identityHeaders, serviceEnv, until, useProcesses } from '@kbf/test-kit';
import { expect, test } from 'vitest';
import { aContact, nowhere, useIntake } from './setup.ts';

const intake = useIntake();
const startProcess = useProcesses('intake');

test('When SIGTERM comes, then forms under way are taken, it ends with 0, and no log tells who wrote', async () => {
  const env = serviceEnv('intake', intake.databaseUrl, {
    LOG_LEVEL: 'trace',
    AUTH_URL: nowhere,
  });
  const { child, ended, output, url } = await startProcess(env);
  const post = () =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        ...identityHeaders({ role: 'visitor' }, 'intake'),
        'content-type': 'application/json',
      },
      body: JSON.stringify(aContact()),
    });
  expect((await post()).status).toBe(201);
  const underWay = Array.from({ length: 5 }, post);
  await until(async () => (await intake.deps.database.prisma.contactSubmission.count()) > 1);
  child.kill('SIGTERM');
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual(
    Array.from({ length: 5 }, () => 201),
  );
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('answered');
  expect(output()).not.toMatch(/lydia|marsh|202\D{0,2}555/i);
  expect(output()).not.toMatch(/"level":(50|60)/);
});
