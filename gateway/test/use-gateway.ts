import { afterAll, beforeAll } from 'vitest';
import { fakeService } from './fake-service.ts';
import type { FakeService } from './fake-service.ts';
import { startGateway } from './start-gateway.ts';
import type { RunningGateway } from './start-gateway.ts';

/**
 * For one test file: a gateway, and a service behind it that answers in the place of some.
 * @param envFor settings of the gateway, when that service is at `url`
 */
export function useGateway(
  answer: Parameters<typeof fakeService>[0],
  envFor: (url: string) => Record<string, string>,
) {
  let service: FakeService | undefined;
  let gateway: RunningGateway | undefined;
  const opened = <Value>(value: Value | undefined): Value => {
    if (value === undefined) throw new Error('the gateway runs within tests and hooks only');
    return value;
  };
  beforeAll(async () => {
    service = await fakeService(answer);
    gateway = await startGateway(envFor(service.url));
  });
  afterAll(async () => {
    await gateway?.stop();
    await service?.close();
  });
  return { gateway: () => opened(gateway), service: () => opened(service) };
}
