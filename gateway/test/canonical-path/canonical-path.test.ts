import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fakeService, whoAsks } from '../fake-service.ts';
import type { FakeService } from '../fake-service.ts';
import { rawGet, rawRequest } from '../raw-request.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let community: FakeService;
let gateway: RunningGateway;

beforeAll(async () => {
  community = await fakeService(whoAsks('community'));
  gateway = await startGateway({ COMMUNITY_URLS: community.url });
});
afterAll(async () => {
  await gateway.stop();
  await community.close();
});

describe('a path that could be read in two ways', () => {
  it.each([
    '/api/prayers%2f..%2f..%2finternal',
    '/api/prayers/%2e%2e/%2e%2e/internal',
    '/api//prayers',
    '/api/prayers;a=b',
    '/api\\prayers',
    '/api/prayers%00',
    '/api/prayers/%E0%A4%A',
    'http://elsewhere.example/api/prayers',
  ])('When %s is asked for, then it is 400 with a code and reaches no service', async (target) => {
    const answer = await rawGet(gateway.origin, target);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"invalid"');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(community.received).toEqual([]);
  });

  it('When a request is no HTTP at all, then it is 400 and the gateway goes on', async () => {
    expect(await rawRequest(gateway.origin, 'hello there\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect((await fetch(gateway.origin)).status).toBe(200);
  });
});
