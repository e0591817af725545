import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@kbf/test-kit';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fakeService } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { answerIdentity, fakeLogin } from '../login-cookies.ts';
import { startGateway } from '../start-gateway.ts';
import { named } from '../use-addresses.ts';

/** A service with one instance, which is being started again: nothing listens there for a moment. */
const member = fakeLogin('member');
let ports: { community: number; auth: number };
let origin: string;
const running: FakeService[] = [];
beforeAll(async () => {
  ports = { community: await freePort(), auth: await freePort() };
  const gateway = await startGateway({
    COMMUNITY_URLS: `http://127.0.0.1:${ports.community}`,
    AUTH_URLS: `http://127.0.0.1:${ports.auth}`,
    GATEWAY_LIMITS: JSON.stringify({ coldMs: 20_000, refusedAfterMs: 1 }),
  });
  origin = gateway.origin;
  return () => gateway.stop();
});
afterEach(() => Promise.all(running.splice(0).map((one) => one.close())));

const startCommunity = async () => {
  const service = await fakeService(named('community'), ports.community);
  running.push(service);
  return service;
};
const startAuth = async () =>
  running.push(
    await fakeService((request, response) => {
      if (!answerIdentity([member], request, response)) response.writeHead(500).end();
    }, ports.auth),
  );
const cookie = `kbf_login=${member.cookie}`;
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/prayers`, { method: 'POST', body: JSON.stringify(body), headers });

it('When calls come while a lone service is away, then they are answered when it is back, each once', async () => {
  const calls = [
    ...Array.from({ length: 9 }, () => fetch(`${origin}/api/prayers`)),
    ...Array.from({ length: 9 }, () => post({ userRequest: 'Pray for my shop.' })),
  ];
  await sleep(1_500);
  const service = await startCommunity();
  const answers = await Promise.all(calls);
  expect(answers.map(({ status }) => status)).toEqual(calls.map(() => 200));
  expect(service.received.filter(({ method }) => method === 'POST')).toHaveLength(9);
});

it('When a text shows danger, then help does not wait for the service', async () => {
  const answer = await post({ userRequest: 'I want to kill myself tonight.' });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ care: { level: 'certain' } });
});

it('When somebody logs out while auth is away, then that does not wait', async () => {
  const logout = await fetch(`${origin}/api/auth/logout`, { method: 'POST', headers: { cookie } });
  expect(logout.status).toBe(204);
});

it('When auth comes back, then a call of a member that waited for it is answered', async () => {
  await startCommunity();
  const asked = fetch(`${origin}/api/needs`, { headers: { cookie } });
  await sleep(1_500);
  await startAuth();
  expect((await asked).status).toBe(200);
});
