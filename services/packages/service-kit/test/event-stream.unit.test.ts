import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createIdentitySigner, createLogger, createMetrics, generateKeys } from '@kbf/process-kit';
import { afterEach, expect, test } from 'vitest';
import { buildService, openEventStream } from '../src/index.ts';
import type { EventStream, Service } from '../src/index.ts';

const apps: Service[] = [];
const agent = new Agent({ keepAlive: true });
afterEach(async () => {
  agent.destroy();
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

/** A service with one stream that begins when `begin` is called. */
async function startStream() {
  const keys = generateKeys();
  const app = buildService({
    name: 'ai',
    logger: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
    identityPublicKeys: [keys.publicKey],
    servicePublicKeys: {},
  });
  apps.push(app);
  const asked = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const mayBegin = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<EventStream>();
  app.route({
    method: 'GET',
    url: '/stream',
    config: { audience: 'all' },
    handler: async (request, reply) => {
      reply.raw.on('close', () => closed.resolve());
      asked.resolve();
      await mayBegin.promise;
      opened.resolve(openEventStream(request, reply));
      return reply;
    },
  });
  const identity = createIdentitySigner(keys.privateKey)({ role: 'visitor' }, 'ai');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const answer = Promise.withResolvers<IncomingMessage>();
  const request = get(
    { port, path: '/stream', agent, headers: { 'x-identity': identity } },
    answer.resolve,
  );
  request.on('error', () => undefined);
  return {
    app,
    request,
    answer: answer.promise,
    asked: asked.promise,
    closed: closed.promise,
    begin: () => {
      mayBegin.resolve();
      return opened.promise;
    },
  };
}

test('When the service closes during a stream, then it is finished and its connection holds nobody up', async () => {
  const { app, answer, begin } = await startStream();
  const stream = await begin();
  stream.send('delta', { text: 'Lord,' });
  const response = await answer;
  const closing = app.close();
  stream.send('done', { text: 'be near.\n' });
  stream.end();
  const chunks = await response.toArray();
  expect(Buffer.concat(chunks as Buffer[]).toString()).toBe(
    'event: delta\ndata: {"text":"Lord,"}\n\nevent: done\ndata: {"text":"be near.\\n"}\n\n',
  );
  await closing;
  expect(stream.gone.aborted).toBe(false);
});

test('When the reader leaves during a stream, then the writer is told, and writing on harms nothing', async () => {
  const { request, begin, closed } = await startStream();
  const stream = await begin();
  request.destroy();
  await closed;
  expect(stream.gone.aborted).toBe(true);
  stream.send('delta', { text: 'too late' });
  stream.end();
});

test('When the reader left before the stream was opened, then the writer is told at once', async () => {
  const { request, asked, begin, closed } = await startStream();
  await asked;
  request.destroy();
  await closed;
  const stream = await begin();
  expect(stream.gone.aborted).toBe(true);
  stream.end();
});
