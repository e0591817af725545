import { errorCodes } from '@kbf/contracts';
import type { ErrorAnswer } from '@kbf/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from './app-error.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** What is wrong with input, in the words of the schema. */
function invalidAnswer(error: FastifyError): ErrorAnswer | undefined {
  if (!hasZodFastifySchemaValidationErrors(error)) return undefined;
  const where = error.validationContext ?? 'input';
  return {
    code: errorCodes.invalid,
    message: 'Please check what you entered.',
    details: error.validation.map((issue) => ({
      path: [where, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
      message: issue.message ?? 'is not valid',
    })),
  };
}

const byStatus: Record<number, ErrorAnswer> = {
  400: { code: errorCodes.invalid, message: 'This request cannot be read.' },
  404: { code: errorCodes.notFound, message: 'There is nothing here under this address.' },
  413: { code: errorCodes.tooLarge, message: 'This is too large.' },
  415: { code: errorCodes.wrongType, message: 'Please send JSON.' },
};

const internal: ErrorAnswer = {
  code: errorCodes.internal,
  message: 'Something went wrong on our side. Nothing you wrote is lost; please try again.',
};

const away: ErrorAnswer = {
  code: errorCodes.unavailable,
  message: 'This is not possible right now. Please try again in a moment.',
};

/**
 * The one place that turns a failure into an answer. What happened inside never shows its text outside: it is logged
 * once, here, under the request's id.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof AppError) {
    if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.code);
    if (error.retryAfter !== undefined)
      void reply.header('retry-after', Math.max(1, Math.ceil(error.retryAfter)));
    const { message, code, details } = error;
    return reply.status(error.status).send({ message, code, ...(details ? { details } : {}) });
  }
  const refused = invalidAnswer(error);
  if (refused) return reply.status(400).send(refused);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500)
    return reply.status(status).send(byStatus[status] ?? byStatus[400]);
  request.log.error({ err: error }, 'request failed');
  return isDatabaseAway(error) ? reply.status(503).send(away) : reply.status(500).send(internal);
}
