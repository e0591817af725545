import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FakeService, fakeService } from '../fake-service.ts';
import { type RunningGateway, startGateway } from '../start-gateway.ts';
import { named } from '../use-addresses.ts';

/** Longer than any test takes. */
const longMs = 600_000;

let silent: FakeService;
let well: FakeService;
let gateway: RunningGateway;
beforeAll(async () => {
  silent = await fakeService(() => undefined);
  well = await fakeService(named('well'));
  gateway = await startGateway({
    COMMUNITY_URLS: `${silent.url},${well.url}`,
    GATEWAY_LIMITS: JSON.stringify({
      firstByteMs: 1_000,
      leftOutMs: { first: longMs, most: longMs },
    }),
  });
});
afterAll(() => Promise.all([gateway.stop(), silent.close(), well.close()]));

it('When one address says nothing and there is another, then reads go there, and it is left out', async () => {
  for (let read = 0; read < 10; read += 1) {
    const answer = await fetch(`${gateway.origin}/prayer-share/x`);
    expect(await answer.json()).toEqual({ name: 'well' });
  }
  expect(well.received).toHaveLength(10);
  expect(silent.received).toHaveLength(1);
});
