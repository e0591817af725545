import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import type { GatewayRequest } from '../http.ts';

const methods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request reads, or asks whether it may read, something that exists: no more of an open pipeline is open. */
export function isOpenRead(request: GatewayRequest): boolean {
  const { calls } = gatewayDeps();
  return methods.has(request.method ?? '') && Boolean(calls.find('GET', contextOf(request).path));
}
