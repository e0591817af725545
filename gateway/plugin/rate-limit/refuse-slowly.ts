import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { refuse } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';
import { contextOf } from '../request-context.ts';

/**
 * Refuses; a network that is refused again and again waits for each answer. What brings a person's words waits the
 * least: somebody in danger may wait for it, behind the same router as a flood.
 */
export function refuseSlowly(
  request: GatewayRequest,
  response: GatewayResponse,
  refusal: Refusal,
): void {
  const { address, call } = contextOf(request);
  const wait = gatewayDeps().slowRefusals.waitOf(networkOf(address), call?.words !== undefined);
  if (wait === 0) {
    refuse(request, response, refusal);
    return;
  }
  const timer = setTimeout(() => refuse(request, response, refusal), wait);
  response.once('close', () => clearTimeout(timer));
}
