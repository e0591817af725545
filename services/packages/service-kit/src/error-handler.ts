import { errorCodes, refusals, retryAfterAway, tooLargeMessage } from '@kbf/contracts';
import type { ErrorAnswer } from '@kbf/contracts';
import { isDatabaseAway } from '@kbf/process-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { withCare } from './care/care-for-calls.ts';
import { InvalidInput } from './validate-input.ts';

/** Maps Fastify's names for the parts of a request to those of the contracts. */
const placeOf = (context = 'input') => (context === 'querystring' ? 'query' : context);

function invalidAnswer(error: FastifyError & InvalidInput): ErrorAnswer {
  const place = placeOf(error.validationContext);
  return {
    code: errorCodes.invalid,
    message: refusals.invalid,
    details: error.issues.map(({ path, message }) => ({
      path: [place, ...path].join('.'),
      message,
    })),
  };
}

/** The answer to a request that Fastify itself refuses. @param mostBytes largest allowed body in bytes */
function refusedAnswer(status: number, mostBytes: number): ErrorAnswer {
  switch (status) {
    case 404:
      return { code: errorCodes.notFound, message: refusals.notFound };
    case 413:
      return { code: errorCodes.tooLarge, message: tooLargeMessage(mostBytes) };
    case 415:
      return { code: errorCodes.wrongType, message: refusals.wrongType };
    default:
      return { code: errorCodes.invalid, message: refusals.unreadable };
  }
}

const internal: ErrorAnswer = { code: errorCodes.internal, message: refusals.internal };
const away: ErrorAnswer = { code: errorCodes.unavailable, message: refusals.unavailable };

/**
 * The only place that turns an error into an answer. The text of an internal error is never sent. It is logged once,
 * here, with the request's id.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const send = (status: number, answer: ErrorAnswer) =>
    reply.status(status).send(withCare(request, answer));
  if (error instanceof AppError) {
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.code);
    const retryAfter = error.retryAfter ?? (error.status === 503 ? retryAfterAway : undefined);
    if (retryAfter !== undefined)
      void reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)));
    const { message, code, details } = error;
    return send(error.status, { message, code, ...(details ? { details } : {}) });
  }
  if (error instanceof InvalidInput) return send(400, invalidAnswer(error));
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return send(status, refusedAnswer(status, request.routeOptions.bodyLimit));
  request.log.error({ err: error }, 'request failed');
  if (!isDatabaseAway(error)) return send(500, internal);
  void reply.header('retry-after', retryAfterAway);
  return send(503, away);
}
