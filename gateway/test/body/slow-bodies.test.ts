import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { limits } from '@kbf/contracts';
import { until } from '@kbf/test-kit';
import { expect, it, onTestFinished } from 'vitest';
import { countBytes } from '../fake-service.ts';
import { useGateway } from '../use-gateway.ts';

/** Cuts what is slow at once. */
const { gateway: hasty, service } = useGateway(countBytes, (url) => ({
  COMMUNITY_URLS: url,
  GATEWAY_LIMITS: JSON.stringify({
    bodyMs: 1_000,
    bodyBytesPerSecond: 50_000,
    refusedBodyMs: 300,
  }),
}));

/** Cuts nothing: what a test holds stays held until the test lets go, on a busy machine, too. */
const { gateway: patient } = useGateway(countBytes, (url) => ({
  COMMUNITY_URLS: url,
  AI_URLS: url,
  // Asking until the answer is the one that is waited for must not use up another limit.
  REQUESTS_PER_MINUTE: '1000000',
  VISITORS_PER_HOUR: '1000000',
  GATEWAY_LIMITS: JSON.stringify({
    bodyMs: 600_000,
    refusedBodyMs: 300,
    bodyBytes: { all: 3_000_000, network: 2_000_000 },
    connections: { network: 80 },
  }),
}));

/** A connection on which nothing is sent but what a test writes, and what came back over it. */
function open(gateway: typeof hasty, localAddress?: string) {
  const { hostname: host, port } = new URL(gateway().origin);
  const socket: Socket = connect({ port: Number(port), host, localAddress });
  const heard = { text: '', isClosed: false };
  socket.on('data', (chunk) => (heard.text += chunk.toString()));
  socket.on('error', () => undefined).on('close', () => (heard.isClosed = true));
  onTestFinished(() => void socket.destroy());
  return { socket, heard };
}

const head = (bytes: number, path = '/api/prayers') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${bytes}\r\n\r\n`;

it('When the rest of a small body does not come, then it is cut, and no service has heard of it', async () => {
  const before = service().received.length;
  const { socket, heard } = open(hasty);
  socket.write(`${head(5_000)}{"userRequest":`);
  await until(() => heard.isClosed);
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(heard.text).toContain('"code":"too_slow"');
  expect(service().received).toHaveLength(before);
});

it('When a photo comes more slowly than it may, then it is cut', async () => {
  const before = service().received.length;
  const { socket, heard } = open(hasty);
  socket.write(head(6_000_000) + 'x'.repeat(70_000));
  const trickle = setInterval(() => socket.write('x'), 50);
  await until(() => heard.isClosed);
  clearInterval(trickle);
  expect(heard.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(service().received).toHaveLength(before);
});

it('When a photo comes in pieces, fast enough, then it is passed on whole', async () => {
  const { socket, heard } = open(hasty);
  const pieces = 15;
  socket.write(head(pieces * 100_000));
  for (let piece = 0; piece < pieces; piece += 1) {
    socket.write('x'.repeat(100_000));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await until(() => heard.isClosed);
  expect(heard.text).toContain(`{"bytes":${pieces * 100_000}}`);
});

it('When one address holds more than its share of photos, then only small bodies are taken from it', async () => {
  const hold = () => {
    const connection = open(patient);
    connection.socket.write(head(1_990_000) + 'x'.repeat(1_900_000));
    return connection;
  };
  let held = hold();
  const send = (body: string) => fetch(`${patient().origin}/api/prayers`, { method: 'POST', body });
  const large = 'x'.repeat(500_000);
  // As soon as the first one has come that far. Where ours came between, it is the first one that was refused.
  const refused = await until(async () => {
    if (held.heard.isClosed) {
      held = hold();
      return false;
    }
    const answer = await send(large);
    await answer.text();
    return answer.status === 503 && answer;
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  const small = await send('x'.repeat(limits.maxBodyBytes));
  expect(await small.json()).toEqual({ bytes: limits.maxBodyBytes });
  held.socket.destroy();
  await until(async () => (await send(large)).ok);
});

it('When one address opens more connections than it may, then the next ones are closed, no others', async () => {
  const first = open(patient);
  await once(first.socket, 'connect');
  const many = Array.from({ length: 100 }, () => open(patient));
  await until(() => many.some(({ heard }) => heard.isClosed));
  first.socket.write(`${head(2)}{}`);
  await until(() => first.heard.isClosed);
  expect(first.heard.text).toMatch(/^HTTP\/1\.1 200 /);
  for (const { socket } of many) socket.destroy();
  await until(async () => (await fetch(`${patient().origin}/prayer-share/x`)).ok);
});

it('When ten addresses send forty bodies each that never come, then all assistants still answer', async () => {
  const path = '/api/prayer-chat';
  const held = Array.from({ length: 400 }, (_, n) => {
    const connection = open(patient, `127.6.0.${1 + (n % 10)}`);
    connection.socket.write(`${head(5_000, path)}{`);
    return connection;
  });
  await Promise.all(held.map(({ socket }) => once(socket, 'connect')));
  for (const address of ['127.6.0.1', '127.6.0.77']) {
    const { socket, heard } = open(patient, address);
    socket.write(`${head(2, path)}{}`);
    await until(() => heard.isClosed);
    expect(heard.text).toMatch(/^HTTP\/1\.1 200 /);
  }
  expect(held.filter(({ heard }) => heard.isClosed)).toEqual([]);
  for (const { socket } of held) socket.destroy();
});
