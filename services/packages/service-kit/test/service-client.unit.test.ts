import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineInternalCall } from '@kbf/contracts/internal';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createServiceClient, ServiceCallError } from '../src/index.ts';
import type { ServiceClient } from '../src/index.ts';

const phone = '+12025550142';
const ask = defineInternalCall({
  id: 'ask',
  method: 'POST',
  path: '/internal/ask/:id',
  service: 'auth',
  callers: ['ai'],
  params: z.object({ id: z.string() }),
  body: z.object({ a: z.number() }),
  answer: z.object({ phone: z.string() }),
  timeoutMs: 2_000,
});
const find = defineInternalCall({ ...ask, id: 'find', mayBeMissing: true });
const photo = defineInternalCall({
  id: 'photo',
  method: 'GET',
  path: '/internal/photo',
  service: 'auth',
  callers: ['ai'],
  answer: { contentType: 'image/jpeg' },
  timeoutMs: 2_000,
});
const input = { params: { id: 'a/b' }, body: { a: 1 } };
let server: Server;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function withClient<Result>(
  listener: RequestListener,
  work: (client: ServiceClient<'auth'>) => Promise<Result>,
): Promise<Result> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const client = createServiceClient({
    url: `http://127.0.0.1:${port}`,
    service: 'auth',
    sign: (audience) => `for ${audience}`,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const askFor = (listener: RequestListener, timeoutMs?: number) =>
  withClient(listener, (client) =>
    client.call(ask, input, timeoutMs === undefined ? {} : { timeoutMs }),
  );

test('When the other service answers, then the call was signed and its answer is read', async () => {
  const headers: unknown[] = [];
  const answer = await askFor((request, response) => {
    headers.push(request.headers['x-service'], request.url);
    response.end(JSON.stringify({ phone, more: 'not asked for' }));
  });
  expect(answer).toEqual({ phone });
  expect(headers).toEqual(['for auth', '/internal/ask/a%2Fb']);
});

test('When a call may find nothing, then 404 and 410 answer that, and other refusals stay refusals', async () => {
  const answering = (status: number) =>
    withClient(
      (_, response) => void response.writeHead(status).end(),
      (client) => client.call(find, input),
    );
  expect(await answering(404)).toBeUndefined();
  expect(await answering(410)).toBeUndefined();
  await expect(answering(403)).rejects.toMatchObject({ status: 403, isAway: false });
  await expect(askFor((_, response) => void response.writeHead(404).end())).rejects.toThrow('404');
});

test('When a call answers bytes, then they come as they are', async () => {
  const bytes = await withClient(
    (_, response) => void response.end(Buffer.from([255, 0, 1])),
    (client) => client.call(photo, {}),
  );
  expect([...bytes]).toEqual([255, 0, 1]);
});

test.each([
  [503, true],
  [504, true],
  [429, true],
  [500, false],
  [400, false],
])('When the other service answers %i, then it is away: %s', async (status, isAway) => {
  const asked = askFor((_, response) => void response.writeHead(status).end());
  await expect(asked).rejects.toMatchObject({ status, isAway });
});

test.each<[string, number, RequestListener]>([
  ['says no', 404, (_, response) => void response.writeHead(404).end('{}')],
  ['answers no JSON', 0, (_, response) => void response.end(`${phone} {`)],
  ['answers another shape', 0, (_, response) => void response.end('{"phone":1}')],
  ['ends the connection', 0, (request) => void request.socket.destroy()],
  [
    'stops in the middle of its answer',
    0,
    (_, response) => {
      const half = response.writeHead(200, { 'content-length': 100 });
      half.write('{"phone":', () => response.destroy());
    },
  ],
])(
  'When the other service %s, then the failure is one of its kind',
  async (_, status, listener) => {
    const error: unknown = await askFor(listener).catch((failure: unknown) => failure);
    expect(error).toBeInstanceOf(ServiceCallError);
    expect(error).toMatchObject({ status });
    expect(String((error as Error).stack)).not.toContain(phone);
  },
);

test('When the answer does not end in time, then the call ends all the same', async () => {
  const asked = askFor((_, response) => void response.writeHead(200).write('{'), 50);
  await expect(asked).rejects.toBeInstanceOf(ServiceCallError);
});

test('When an instance is added, or one is away, then calls find the instances that are there', async () => {
  const asked: string[] = [];
  const listenAt = async (host: string, port: number) => {
    const instance = createServer((_, response) => {
      asked.push(host);
      response.end(JSON.stringify({ phone }));
    });
    await new Promise<void>((resolve) => instance.listen(port, host, resolve));
    return instance;
  };
  server = await listenAt('127.0.0.1', 0);
  const { port } = server.address() as AddressInfo;
  const addresses = [{ address: '127.0.0.1', family: 4 }];
  const client = createServiceClient({
    url: `http://auth:${port}`,
    service: 'auth',
    sign: () => '',
    lookup: (_name, _options, found) => found(null, addresses),
    connectionMs: 1,
  });
  const askUntil = async (host: string) => {
    while (!asked.includes(host)) await client.call(ask, input);
  };
  await askUntil('127.0.0.1');
  const added = await listenAt('127.0.0.2', port);
  addresses.push({ address: '127.0.0.2', family: 4 }, { address: '127.0.0.3', family: 4 });
  await askUntil('127.0.0.2');
  asked.length = 0;
  await askUntil('127.0.0.1');
  expect(asked).not.toContain('127.0.0.3');
  added.closeAllConnections();
  added.close();
  await client.close();
});
