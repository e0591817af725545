import { defineCall } from '@kbf/contracts';
import { createIdentitySigner, createLogger, createMetrics, generateKeys } from '@kbf/process-kit';
import { expect, test } from 'vitest';
import { answer, buildService, implement } from '../src/index.ts';

const keys = generateKeys();
const sign = createIdentitySigner(keys.privateKey);
const userId = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
const irreversible = defineCall({
  id: 'irreversible',
  method: 'POST',
  path: '/api/irreversible',
  service: 'ai',
  audience: 'admin',
  needsFreshLogin: true,
  summary: 'For this test.',
  answers: { 204: null },
});

test('When a call cannot be taken back, then only a login of the last 15 minutes may make it', async () => {
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [keys.publicKey],
    servicePublicKeys: {},
  });
  implement(app, irreversible, async () => answer(204));
  const ask = async (role: 'admin' | 'member', minutesAgo: number | undefined) => {
    const now = Math.floor(Date.now() / 1_000);
    const authTime = minutesAgo === undefined ? {} : { authTime: now - minutesAgo * 60 };
    const headers = { 'x-identity': sign({ role, userId, ...authTime }, 'ai') };
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: irreversible.path,
      headers,
    });
    return [statusCode, body && (JSON.parse(body) as { code: string }).code];
  };
  expect(await ask('admin', 0)).toEqual([204, '']);
  expect(await ask('admin', 14)).toEqual([204, '']);
  expect(await ask('admin', 15)).toEqual([409, 'proof_required']);
  expect(await ask('admin', undefined)).toEqual([409, 'proof_required']);
  expect(await ask('member', 0)).toEqual([403, 'forbidden']);
  await app.close();
});
