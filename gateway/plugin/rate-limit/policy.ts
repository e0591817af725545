import { errorCodes, tooManyMessage } from '@kbf/contracts';
import { networkOf } from '@kbf/process-kit';
import { gatewayDeps } from '../deps.ts';
import { contextOf } from '../request-context.ts';
import { plainPolicy } from '../http.ts';
import type { Refusal } from '../refuse.ts';
import { refuseSlowly } from './refuse-slowly.ts';

/** 429. @param retryAfter seconds */
export const tooMany = (retryAfter: number): Refusal => ({
  status: 429,
  code: errorCodes.tooMany,
  message: tooManyMessage('That was a lot at once.', retryAfter),
  retryAfter,
});

/** The general limit per address. Limits that guard money or accounts are the services' own, in their databases. */
export const rateLimit = plainPolicy('rate-limit', () => {
  const { requestLimit } = gatewayDeps();
  return (request, response, next) => {
    const wait = requestLimit.take(networkOf(contextOf(request).address));
    if (wait === undefined) next();
    else refuseSlowly(request, response, tooMany(wait));
  };
});
