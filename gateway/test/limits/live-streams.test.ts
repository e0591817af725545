import { until } from '@kbf/test-kit';
import { afterEach, expect, it } from 'vitest';
import { sendJson } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

/** A gateway before a community whose live streams never end. */
const { gateway, service } = useGateway(
  (request, response) => {
    if (!request.url.endsWith('/stream')) return sendJson(response, 200, {});
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    return undefined;
  },
  (url) => ({
    COMMUNITY_URLS: url,
    TRUSTED_PROXIES: '1',
    GATEWAY_LIMITS: JSON.stringify({ liveStreams: { all: 41, network: 10, members: 1 } }),
  }),
);

let leaving = new AbortController();
/** Kept until the end of a test: fetch cuts the stream of an answer that nobody refers to any more. */
const answers: Response[] = [];
async function open(address: string, signal = leaving.signal): Promise<Response> {
  const headers = { 'x-forwarded-for': address };
  const answer = await fetch(`${gateway().origin}/api/prayers/stream`, { headers, signal });
  answers.push(answer);
  return answer;
}
const callsGoOn = async () => (await fetch(`${gateway().origin}/prayer-share/x`)).status === 200;

afterEach(async () => {
  leaving.abort();
  leaving = new AbortController();
  answers.length = 0;
  await until(
    () =>
      new Promise<boolean>((resolve) =>
        service().server.getConnections((_, count) => resolve(count < 3)),
      ),
  );
});

it('When one address opens too many live streams, then it is told to come later; others and calls go on', async () => {
  const before = service().received.length;
  const opened = await Promise.all(Array.from({ length: 15 }, () => open('203.0.113.7')));
  const refused = opened.filter(({ status }) => status === 503);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.headers.get('retry-after')).toBe('30');
  expect(service().received).toHaveLength(before + 10);
  expect((await open('203.0.113.8')).status).toBe(200);
  expect(await callsGoOn()).toBe(true);
});

it('When all together have opened as many as there may be, then nobody gets another, and calls go on', async () => {
  const opened = await Promise.all(
    Array.from({ length: 41 }, (_, at) => open(`203.0.113.${at % 20}`)),
  );
  expect(opened.filter(({ status }) => status === 503)).toHaveLength(1);
  expect((await open('198.51.100.1')).status).toBe(503);
  expect(await callsGoOn()).toBe(true);
});

it('When a stream ends, then its place is free again', async () => {
  const first = new AbortController();
  await open('203.0.113.9', first.signal);
  await Promise.all(Array.from({ length: 9 }, () => open('203.0.113.9')));
  expect((await open('203.0.113.9')).status).toBe(503);
  first.abort();
  expect(await until(async () => (await open('203.0.113.9')).status === 200)).toBe(true);
});

it('When the gateway ends, then an open live stream does not keep it', async () => {
  const stream = await open('203.0.113.10');
  const rest = stream.text().catch(() => 'cut');
  expect(await gateway().stop()).toBe(0);
  expect(await rest).toBe('cut');
});
