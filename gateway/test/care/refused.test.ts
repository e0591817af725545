import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeService } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { rawRequest } from '../raw-request.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

const danger = 'I am going to kill myself tonight.';
const help = { care: { level: 'certain', kind: 'suicide', language: 'en' } };
/** Dies with the whole request in its hands. */
let dying: FakeService;
let gateway: RunningGateway;
beforeAll(async () => {
  dying = await fakeService((_request, response) => response.destroy());
  gateway = await startGateway({
    INTAKE_URLS: dying.url,
    GATEWAY_LIMITS: JSON.stringify({ refusedBodyMs: 500 }),
  });
});
afterAll(async () => {
  await gateway.stop();
  await dying.close();
});

async function post(path: string, body: object, { origin } = gateway) {
  const answer = await fetch(origin + path, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as object };
}

test.each([
  ['is away', '/api/prayers', { userRequest: danger }],
  [
    'is away and a photo came along',
    '/api/prayer-chat',
    { message: danger, photoUrl: 'x'.repeat(3_000_000) },
  ],
  ['dies with the request', '/api/contact', { fullName: 'Ada', message: danger }],
  ['dies with a name in it', '/api/contact', { fullName: danger, message: 'We bake bread.' }],
])('When a service %s, then a person in danger reads where help is', async (_what, path, body) => {
  expect(await post(path, body)).toMatchObject({ status: 503, body: help });
});

test('When nothing speaks of danger, then the failure says nothing of it', async () => {
  const { status, body } = await post('/api/prayers', {
    userRequest: 'Please pray for the bakery.',
  });

  expect(status).toBe(503);
  expect(Object.keys(body)).toEqual(['message', 'code']);
});

test('When the rest of a body never comes, then what came is heard, and the refusal is not kept waiting', async () => {
  const part = `{"userRequest": "${danger}", "photoUrl": "`;
  const answer = await rawRequest(
    gateway.origin,
    `POST /api/prayers HTTP/1.1\r\nhost: x\r\ncontent-length: 9000000\r\n\r\n${part}`,
  );

  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toContain(JSON.stringify(help).slice(1, -1));
});

test('When an address sends too much, then who is in danger reads where help is', async () => {
  const strict = await startGateway({ REQUESTS_PER_MINUTE: '1' });
  await fetch(strict.origin);
  const refused = await post('/api/kingdom-business-guide', { message: danger }, strict);
  await strict.stop();

  expect(refused).toMatchObject({ status: 429, body: help });
});
