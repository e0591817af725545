import { until } from '@kbf/test-kit';
import { expect, it, onTestFinished } from 'vitest';
import { fakeService, sendJson } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';

/** A gateway before a community whose live streams never end, and how to open one. */
async function watched() {
  const community = await fakeService((request, response) => {
    if (!request.url.endsWith('/stream')) return sendJson(response, 200, {});
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    return undefined;
  });
  const gateway = await startGateway({ COMMUNITY_URLS: community.url, TRUSTED_PROXIES: '1' });
  const leaving = new AbortController();
  onTestFinished(async () => {
    leaving.abort();
    await gateway.stop();
    await community.close();
  });
  return {
    community,
    gateway,
    leaving,
    open: (address: string) =>
      fetch(`${gateway.origin}/api/prayers/stream`, {
        headers: { 'x-forwarded-for': address },
        signal: leaving.signal,
      }),
  };
}

it('When one address opens too many live streams, then it is told to come later; others and calls go on', async () => {
  const { open, community, gateway, leaving } = await watched();
  const opened = await Promise.all(Array.from({ length: 60 }, () => open('203.0.113.7')));
  const refused = opened.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(20);
  expect(refused[0]?.headers.get('retry-after')).toBe('30');
  expect(community.received).toHaveLength(40);
  expect((await open('203.0.113.8')).status).toBe(200);
  expect((await fetch(`${gateway.origin}/prayer-share/x`)).status).toBe(200);
  leaving.abort();
});

it('When all together have opened as many as there may be, then nobody gets another, and calls go on', async () => {
  const { open, gateway } = await watched();
  const one = (at: number) => open(`203.0.113.${at % 20}`);
  const opened = await Promise.all(Array.from({ length: 401 }, (_, at) => one(at)));
  expect(opened.filter(({ status }) => status === 503)).toHaveLength(1);
  expect((await open('198.51.100.1')).status).toBe(503);
  expect((await fetch(`${gateway.origin}/prayer-share/x`)).status).toBe(200);
});

it('When a stream ends, then its place is free again', async () => {
  const { open, gateway } = await watched();
  const mine = Array.from({ length: 40 }, () => new AbortController());
  const take = (signal: AbortSignal) =>
    fetch(`${gateway.origin}/api/prayers/stream`, {
      headers: { 'x-forwarded-for': '203.0.113.9' },
      signal,
    });
  await Promise.all(mine.map(({ signal }) => take(signal)));
  expect((await open('203.0.113.9')).status).toBe(503);
  mine[0]?.abort();
  expect(await until(async () => (await open('203.0.113.9')).status === 200)).toBe(true);
  for (const one of mine) one.abort();
});

it('When the gateway ends, then an open live stream does not keep it', async () => {
  const { open, gateway } = await watched();
  const stream = await open('203.0.113.10');
  const rest = stream.text().catch(() => 'cut');
  expect(await gateway.stop()).toBe(0);
  expect(await rest).toBe('cut');
});
