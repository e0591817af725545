import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { findLocalModel } from '../src/index.ts';

let listed: unknown;
const server = createServer((_request, response) => {
  if (listed !== undefined) response.end(JSON.stringify(listed));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('When a server has models, then the wanted one is found, else the last one that can write', async () => {
  listed = {
    data: [{ id: 'nomic-embed-text:latest' }, { id: 'gemma3:4b' }, { id: 'qwen:latest' }],
  };
  const there = { isThere: true, answers: true };
  expect(await findLocalModel(url)).toEqual({ ...there, name: 'gemma3:4b' });
  expect(await findLocalModel(url, 'qwen')).toEqual({ ...there, name: 'qwen:latest' });
  expect(await findLocalModel(url, 'llama3.2:3b')).toEqual(there);
  listed = { data: null };
  expect(await findLocalModel(url)).toEqual(there);
});

test('When no server answers in time, or no machine has the name, then that is told apart', async () => {
  listed = undefined;
  const silent = { isThere: true, answers: false };
  expect(await findLocalModel(url, undefined, 50)).toEqual(silent);
  expect(await findLocalModel('http://127.0.0.1:9/v1')).toEqual(silent);
  expect(await findLocalModel('http://no-such-machine.invalid/v1')).toMatchObject({
    answers: false,
  });
});
