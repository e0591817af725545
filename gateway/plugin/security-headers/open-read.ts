import { useContext } from '../context.ts';
import { exchangeOf } from '../exchange.ts';
import type { GatewayRequest } from '../http.ts';

const methods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request reads, or asks whether it may read, something that exists: no more of an open pipeline is open. */
export function isOpenRead(request: GatewayRequest): boolean {
  const { calls } = useContext();
  return methods.has(request.method ?? '') && Boolean(calls.find('GET', exchangeOf(request).path));
}
