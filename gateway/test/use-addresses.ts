import { freePort, until } from '@kbf/test-kit';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { fakeService, sendJson } from './fake-service.ts';
import type { FakeService } from './fake-service.ts';
import { startGateway } from './start-gateway.ts';
import type { RunningGateway } from './start-gateway.ts';

type Answer = Parameters<typeof fakeService>[0];

/** Answers with a name. */
export const named =
  (name: string): Answer =>
  (_, response) =>
    sendJson(response, 200, { name });

/**
 * For one test file: a gateway that knows two addresses of each service, where a test puts what it needs. Between tests
 * nothing is there, and the gateway has forgotten what it saw of the last ones.
 */
export function useAddresses(limits: object) {
  const running: (FakeService | undefined)[] = [];
  let ports: number[] = [];
  let gateway: RunningGateway | undefined;

  const put = async (at: 0 | 1, answer: Answer) =>
    (running[at] = await fakeService(answer, ports[at]));
  const clear = async () => {
    await Promise.all(running.map(async (one) => one?.close()));
    running.length = 0;
  };
  const names = async () => {
    const ask = async () => (await fetch(`${gateway!.origin}/prayer-share/x`)).json();
    const answers = (await Promise.all([ask(), ask(), ask()])) as { name?: string }[];
    return new Set(answers.map(({ name }) => name));
  };

  beforeAll(async () => {
    ports = [await freePort(), await freePort()];
    const urls = ports.map((port) => `http://127.0.0.1:${port}`).join(',');
    gateway = await startGateway({
      COMMUNITY_URLS: urls,
      INTAKE_URLS: urls,
      AI_URLS: urls,
      GATEWAY_LIMITS: JSON.stringify({ leftOutMs: { first: 50, most: 100 }, ...limits }),
    });
  });
  afterEach(async () => {
    await clear();
    // Both are seen to be well, so that the next test finds neither left out.
    await Promise.all([put(0, named('first')), put(1, named('second'))]);
    await until(async () => (await names()).size === 2);
    await clear();
  });
  afterAll(() => gateway?.stop());

  return { put, origin: () => gateway!.origin };
}
