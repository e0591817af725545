import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { FakeService } from '../fake-service.ts';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

/**
 * For one test file: two gateways before two processes of community. Calls that the processes received are forgotten
 * before each test.
 * @param startProcess one process; it also answers for auth
 */
export function useTwoGateways(startProcess: () => Promise<FakeService>) {
  const processes: FakeService[] = [];
  const gateways: RunningGateway[] = [];
  beforeAll(async () => {
    processes.push(...(await Promise.all([startProcess(), startProcess()])));
    const urls = processes.map(({ url }) => url).join(',');
    const env = { COMMUNITY_URLS: urls, AUTH_URLS: processes[0]!.url };
    gateways.push(...(await Promise.all([startGateway(env), startGateway(env)])));
  });
  afterAll(async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await Promise.all(processes.map((one) => one.close()));
  });
  beforeEach(() => {
    for (const one of processes) one.received.length = 0;
  });
  return { processes, gateways };
}
