import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { until } from '@kbf/test-kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

/** What the stand-in for ai has seen, and what it waits for. */
const seen = { chunks: [] as string[], gone: 0, finish: Promise.withResolvers<void>() };
const ai = createServer((raw, response) => {
  raw.on('data', (chunk: Buffer) => seen.chunks.push(chunk.toString()));
  raw.on('error', () => undefined);
  response.on('close', () => {
    if (!response.writableFinished) seen.gone += 1;
  });
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  if (raw.url?.endsWith('/stop')) {
    // More than every buffer on the way can hold.
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
      response.once('drain', more);
    };
    more();
    return;
  }
  raw.on('end', () => {
    response.write('event: delta\ndata: {"text":"Lord"}\n\n');
    void seen.finish.promise.then(() => response.end('event: done\ndata: {}\n\n'));
  });
});
const sockets: { bytesWritten: number }[] = [];
ai.on('connection', (socket) => sockets.push(socket));
/** Bytes that the stand-in has handed to its busiest connection so far. */
const mostWritten = () => Math.max(...sockets.map(({ bytesWritten }) => bytesWritten));

let gateway: RunningGateway;

beforeAll(async () => {
  ai.listen(0, '127.0.0.1');
  await once(ai, 'listening');
  gateway = await startGateway({
    AI_URLS: `http://127.0.0.1:${(ai.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await gateway.stop();
  ai.close();
});

const chat = (init: RequestInit = {}) =>
  fetch(`${gateway.origin}/api/prayer-chat`, { method: 'POST', body: '{}', ...init });

describe('streams', () => {
  it('When a reply is still being written, then its first words are there already', async () => {
    const answer = await chat();
    const reader = answer.body!.getReader();
    expect(Buffer.from((await reader.read()).value).toString()).toContain('Lord');
    seen.finish.resolve();
    expect(Buffer.from((await reader.read()).value).toString()).toContain('event: done');
    expect((await reader.read()).done).toBe(true);
  });

  it('When a body is still being sent, then no service has heard of it', async () => {
    seen.chunks.length = 0;
    const sending = request(`${gateway.origin}/api/prayer-chat`, { method: 'POST' });
    const answered = once(sending, 'response');
    sending.write('first ');
    // Another call made meanwhile comes through.
    await (await chat({ body: 'other' })).body!.cancel();
    expect(seen.chunks.join('')).toBe('other');
    sending.end('second');
    await until(() => seen.chunks.join('') === 'otherfirst second');
    const [answer] = (await answered) as [{ statusCode: number; resume: () => void }];
    expect(answer.statusCode).toBe(200);
    answer.resume();
  });

  it('When the reader goes away, then the service learns of it', async () => {
    seen.finish = Promise.withResolvers<void>();
    const before = seen.gone;
    const leaving = new AbortController();
    const answer = await chat({ signal: leaving.signal });
    await answer.body!.getReader().read();
    leaving.abort();
    await until(() => seen.gone === before + 1, 2_000);
    expect(seen.gone).toBe(before + 1);
  });

  it('When the sender goes away before the body is sent, then no service hears of it', async () => {
    seen.chunks.length = 0;
    const sending = request(`${gateway.origin}/api/prayer-chat`, { method: 'POST' });
    sending.on('error', () => undefined);
    sending.write('first ', () => sending.destroy());
    await until(() => gateway.log().includes('"cutShort":true,"msg":"answered"'));
    expect(seen.chunks).toEqual([]);
  });

  it('When the reader is slow, then the service is held back instead of filling the memory', async () => {
    const slow = request(`${gateway.origin}/api/prayer-chat/x/stop`, { method: 'POST' });
    slow.end();
    const [answer] = (await once(slow, 'response')) as [{ pause: () => void; destroy: () => void }];
    answer.pause();
    let before = -1;
    const held = await until(async () => {
      const now = mostWritten();
      const stands = now === before && now;
      before = now;
      await sleep(250);
      return stands;
    });
    expect(held).toBeLessThan(64 * 1024 * 1024);
    answer.destroy();
  });
});
