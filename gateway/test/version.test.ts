import { getVersion } from '@kbf/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import release from '../../package.json' with { type: 'json' };
import { startGateway } from './start-gateway.ts';
import type { RunningGateway } from './start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway({ COMMIT: '5f2c1d' });
});
afterAll(() => gateway.stop());

it('When the version is asked for, then it is the number of the release and the commit of the build', async () => {
  const answer = await fetch(gateway.origin + getVersion.path);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const version = getVersion.answers[200].parse(await answer.json());
  expect(version).toEqual({ version: release.version, commit: '5f2c1d' });
  expect((await fetch(`${gateway.origin}/api/version`, { method: 'POST' })).status).toBe(404);
});
