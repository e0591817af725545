import { errorCodes, refusals } from '@kbf/contracts';
import type { GatewayRequest, GatewayResponse } from '../http.ts';
import { refuse, tooLarge, unavailable } from '../refuse.ts';
import type { Refusal } from '../refuse.ts';
import { BodyCutShort, BodyTooLarge, BodyTooSlow, NoRoomForBody } from './body-errors.ts';

const tooSlow: Refusal = {
  status: 408,
  code: errorCodes.tooSlow,
  message: refusals.tooSlow,
  endsAtOnce: true,
};

/** Answers a request whose body could not be read. @throws what else went wrong */
export function refuseBody(
  request: GatewayRequest,
  response: GatewayResponse,
  error: unknown,
): void {
  if (error instanceof BodyCutShort) response.destroy();
  else if (error instanceof BodyTooLarge) refuse(request, response, tooLarge(error.mostBytes));
  else if (error instanceof BodyTooSlow) refuse(request, response, tooSlow);
  else if (error instanceof NoRoomForBody) refuse(request, response, unavailable);
  else throw error;
}
