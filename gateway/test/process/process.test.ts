import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, createServer } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, testKeys, until } from '@kbf/test-kit';
import { describe, expect, it } from 'vitest';
import { fakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';

/** Runs the gateway until it ends by itself. */
async function runToEnd(
  env: Record<string, string>,
  script = [join(import.meta.dirname, '../../src/main.ts')],
) {
  const child = spawn(process.execPath, script, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let text = '';
  child.stderr.on('data', (chunk) => (text += chunk));
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { status, text };
}

const complete = async (): Promise<Record<string, string>> => ({
  PORT: String(await freePort()),
  OPS_PORT: String(await freePort()),
  PUBLIC_ORIGIN: 'http://localhost',
  AUTH_URLS: 'http://127.0.0.1:9',
  COMMUNITY_URLS: 'http://127.0.0.1:9',
  INTAKE_URLS: 'http://127.0.0.1:9',
  LIBRARY_URLS: 'http://127.0.0.1:9',
  AI_URLS: 'http://127.0.0.1:9',
  NOTIFICATIONS_URLS: 'http://127.0.0.1:9',
  REDIS_URL: 'redis://127.0.0.1:9',
  SITE_FOLDER: join(import.meta.dirname, '../built-site'),
  ...testKeys().env('gateway'),
});

describe('starting', () => {
  it('When settings are missing or wrong, then it lists all of them and ends', async () => {
    const { status, text } = await runToEnd({ PORT: '70000', IDENTITY_SIGNING_KEY: 'no key' });
    expect(status).toBe(1);
    for (const name of ['PORT', 'OPS_PORT', 'AUTH_URLS', 'IDENTITY_SIGNING_KEY', 'VISITOR_KEY'])
      expect(text).toContain(`  ${name}: `);
    expect(text).not.toContain('no key\n');
  });

  it('When there are no built pages, then it says so in one line', async () => {
    const empty = await mkdtemp(join(tmpdir(), 'no-pages-'));
    const { status, text } = await runToEnd({ ...(await complete()), SITE_FOLDER: empty });
    await rm(empty, { recursive: true });
    expect(status).toBe(1);
    expect(text).toContain('no built pages');
    expect(text.trim().split('\n')).toHaveLength(1);
  });

  it('When its port is taken, then it says so in one line', async () => {
    const env = await complete();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(Number(env['PORT']), '127.0.0.1', resolve));
    const { status, text } = await runToEnd(env);
    other.close();
    expect(status).toBe(1);
    expect(text.trim()).toMatch(/^cannot listen on 127\.0\.0\.1, port \d+: EADDRINUSE$/);
  });

  it('When messages would be readable from other machines, then it does not start', async () => {
    const { status, text } = await runToEnd({
      ...(await complete()),
      HOST: '0.0.0.0',
      DELIVERY: 'outbox',
    });
    expect(status).toBe(1);
    expect(text).toContain('OUTBOX_TOKEN');
  });
});

describe('the host', () => {
  it('When the plugin cannot start, then the gateway stops instead of opening', async () => {
    const script = `
      const { startHost } = await import('${join(import.meta.dirname, '../../src/host.ts')}');
      const logger = { warn() {}, error() {} };
      await startHost({ HOST: '127.0.0.1', PORT: ${await freePort()} }, logger);
      console.error('it is open');
    `;
    const { status, text } = await runToEnd({}, ['--input-type=module', '--eval', script]);
    expect(status).not.toBe(0);
    expect(text).not.toContain('it is open');
  });
});

describe('running', () => {
  it('When it runs, then health and metrics are on their own port and not on the public one', async () => {
    const gateway = await startGateway();
    await fetch(gateway.origin);
    expect((await fetch(`${gateway.opsOrigin}/livez`)).status).toBe(200);
    const metrics = await (await fetch(`${gateway.opsOrigin}/metrics`)).text();
    expect(metrics).toMatch(/http_request_duration_seconds_count\{.*route="\/",status="200"\} 1/);
    for (const path of ['/livez', '/readyz', '/metrics'])
      expect((await fetch(gateway.origin + path)).status).toBe(404);
    await gateway.stop();
  });

  it('When requests are answered, then each has one log line by its id, without ids in paths', async () => {
    const gateway = await startGateway();
    const answer = await fetch(
      `${gateway.origin}/api/prayer-chat/0e0f7dd2-9a3c-4a43-a2a5-54c2ac3cd5a5?secret=1`,
      { headers: { 'x-request-id': 'chosen-outside' } },
    );
    const id = answer.headers.get('x-request-id') ?? '';
    expect(id).not.toBe('chosen-outside');
    await until(() => gateway.log().includes('"answered"'));
    const lines = gateway
      .log()
      .split('\n')
      .filter((line) => line.includes('"msg":"answered"'));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      requestId: id,
      route: '/api/prayer-chat/:requestId',
      status: 503,
    });
    expect(gateway.log()).not.toMatch(/secret|0e0f7dd2/);
    await gateway.stop();
  });

  it('When SIGTERM comes during a stream, then the stream ends as it should and the process with 0', async () => {
    const finish = Promise.withResolvers<void>();
    const ai = await fakeService((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: delta\ndata: {"text":"Lord, "}\n\n');
      void finish.promise.then(() => response.end('event: done\ndata: {}\n\n'));
    });
    const gateway = await startGateway({ AI_URLS: ai.url });
    const answer = await fetch(`${gateway.origin}/api/prayer-chat`, { method: 'POST', body: '{}' });
    const reader = answer.body!.getReader();
    const first = await reader.read();
    expect(Buffer.from(first.value).toString()).toContain('Lord, ');

    const ended = gateway.stop();
    await until(async () => (await fetch(`${gateway.opsOrigin}/readyz`)).status === 503);
    await until(() =>
      fetch(gateway.origin).then(
        () => false,
        () => true,
      ),
    );
    expect(gateway.process.exitCode).toBeNull();
    finish.resolve();
    const rest = await reader.read();
    expect(Buffer.from(rest.value).toString()).toContain('event: done');
    expect((await reader.read()).done).toBe(true);
    expect(await ended).toBe(0);
    await ai.close();
  });

  it('When it ends, then it is not ready first, and still answers until its time of grace is over', async () => {
    const gateway = await startGateway({ ENDING_GRACE_MS: '1500' });
    const ended = gateway.stop();
    await until(async () => (await fetch(`${gateway.opsOrigin}/readyz`)).status === 503);
    const answer = await fetch(gateway.origin);
    expect(answer.status).toBe(200);
    // The client opens another connection next time, to a gateway that stays.
    expect(answer.headers.get('connection')).toBe('close');
    expect(await ended).toBe(0);
    await expect(fetch(gateway.origin)).rejects.toThrow('fetch failed');
  });

  it('When it ends, then a connection that has just been opened still gets its answer', async () => {
    const gateway = await startGateway({ ENDING_GRACE_MS: '4000' });
    const { hostname, port } = new URL(gateway.origin);
    const ended = gateway.stop();
    await until(async () => (await fetch(`${gateway.opsOrigin}/readyz`)).status === 503);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const isRefused = async () =>
      (await fetch(gateway.origin).catch(() => undefined)) === undefined;
    await until(isRefused);
    await sleep(500);
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 [^]*connection: close/i);
    expect(await ended).toBe(0);
  });
});
