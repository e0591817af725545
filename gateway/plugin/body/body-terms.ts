import { networkOf } from '@kbf/process-kit';
import { keepBeginning } from '../care/beginning-of-body.ts';
import { gatewayDeps } from '../deps.ts';
import type { GatewayRequest } from '../http.ts';
import { contextOf } from '../request-context.ts';
import type { BodyTerms } from './read-body.ts';

/** How the body of this request may come. @param mostBytes how long it may be */
export function bodyTerms(request: GatewayRequest, mostBytes: number): BodyTerms {
  const { limits, bodyRoom } = gatewayDeps();
  const { call, address } = contextOf(request);
  return {
    ...limits,
    mostBytes,
    room: bodyRoom,
    network: networkOf(address),
    // Should no service answer, we must know ourselves what was said.
    keep: call?.words && ((chunk) => keepBeginning(request, chunk)),
  };
}
