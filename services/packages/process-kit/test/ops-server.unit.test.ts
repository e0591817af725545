import { afterEach, expect, test } from 'vitest';
import { createMetrics, startOpsServer } from '../src/index.ts';
import type { OpsServer } from '../src/index.ts';

let server: OpsServer | undefined;
afterEach(() => server?.close());

async function start(isReady: () => Promise<boolean> | boolean) {
  server = await startOpsServer({
    host: '127.0.0.1',
    port: 0,
    metrics: createMetrics('test'),
    isReady,
  });
  const { port } = server;
  return async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    return { status: answer.status, text: await answer.text() };
  };
}

test('When a process can work, then it is alive and ready, and its figures can be read', async () => {
  const get = await start(() => true);
  expect(await get('/livez')).toEqual({ status: 200, text: 'ok\n' });
  expect(await get('/readyz')).toEqual({ status: 200, text: 'ready\n' });
  const figures = await get('/metrics');
  expect(figures.status).toBe(200);
  expect(figures.text).toContain('nodejs_eventloop_lag_seconds{process="test"}');
  expect((await get('/')).status).toBe(404);
});

test.each([
  ['says no', () => false],
  ['fails', () => Promise.reject(new Error('postgresql://user:pass@host'))],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
])(
  'When the check of readiness %s, then 503 without a word of why, and alive all the same',
  async (_, isReady) => {
    const get = await start(isReady);
    expect(await get('/readyz')).toEqual({ status: 503, text: 'not ready\n' });
    expect((await get('/livez')).status).toBe(200);
  },
);

test('When the port is taken, then starting fails instead of waiting', async () => {
  await start(() => true);
  const second = startOpsServer({
    host: '127.0.0.1',
    port: server!.port,
    metrics: createMetrics('second'),
    isReady: () => true,
  });
  await expect(second).rejects.toThrow('EADDRINUSE');
});
