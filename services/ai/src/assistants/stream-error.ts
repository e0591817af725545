import type { Care, ErrorAnswer } from '@kbf/contracts';
import { AppError } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';

/**
 * A failure as the last event of a stream, whose status is long sent. Logged here, once, when it is ours.
 * @param trouble what any other failure looks like to the person
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
