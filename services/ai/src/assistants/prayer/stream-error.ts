import { AppError } from '@kbf/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { trouble } from './trouble.ts';

/** A failure as the last event of a stream, whose status is long sent. Logged here, once, when it is ours. */
export function streamError(
  error: unknown,
  log: FastifyBaseLogger,
): { message: string; code: string } {
  const shown = error instanceof AppError ? error : trouble(error);
  if (shown.status >= 500) log.error({ err: shown.cause ?? shown }, shown.code);
  return { message: shown.message, code: shown.code };
}
