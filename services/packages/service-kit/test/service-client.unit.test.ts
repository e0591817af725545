import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createServiceClient, ServiceCallError } from '../src/index.ts';
import type { ServiceClient } from '../src/index.ts';

const answerShape = z.object({ phone: z.string() });
const phone = '+12025550142';
let server: Server;
let client: ServiceClient;
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function askFor(listener: RequestListener, timeoutMs = 2_000) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  client = createServiceClient({
    url: `http://127.0.0.1:${port}`,
    audience: 'auth',
    sign: (audience) => `for ${audience}`,
  });
  try {
    const question = { method: 'POST', path: '/internal/ask', body: { a: 1 }, timeoutMs } as const;
    return await client.json(question, answerShape);
  } finally {
    await client.close();
  }
}

test('When the other service answers, then the call was signed and its answer is read', async () => {
  const headers: unknown[] = [];
  const answer = await askFor((request, response) => {
    headers.push(request.headers['x-service']);
    response.end(JSON.stringify({ phone, more: 'not asked for' }));
  });
  expect(answer).toEqual({ phone });
  expect(headers).toEqual(['for auth']);
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
      response.writeHead(200, { 'content-length': 100 }).write('{"phone":');
      setTimeout(() => response.destroy(), 20);
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
