import type { Care, ErrorAnswer } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/**
 * The error event that ends a stream whose status was already sent. Server errors are logged here, once.
 * @param trouble the error that the person sees for any other failure
 */
export function streamError(
  error: unknown,
  { log, care }: { log: FastifyBaseLogger; care: Care | undefined },
  trouble: (cause: unknown) => AppError,
): ErrorAnswer {
  const shown = error instanceof AppError ? error : trouble(error);
  if (shown.status >= 500) log.error({ err: shown.cause ?? shown }, shown.code);
  const { message, code } = shown;
  return { message, code, ...(care ? { care } : {}) };
}
