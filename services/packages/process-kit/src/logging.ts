import { pino } from 'pino';
import { currentTraceId } from './trace.ts';

export type Logger = pino.Logger;

/** Fields that must never reach a log. Logs carry ids, not bodies; this is the last guard. */
const secrets = [
  'token',
  'phone',
  'phoneNumber',
  'email',
  'cookie',
  'authorization',
  'sealed',
  'userRequest',
  'comment',
];

/** How many nested errors a log line shows. */
const deepest = 5;

/**
 * An error as logs show it: type, place, code and causes. Nothing else, because libraries attach whole requests with
 * their headers, and Postgres attaches the row that it refused.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, cause } = error as Error & { code?: unknown };
  return {
    type: name,
    message,
    stack,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...(cause !== undefined && depth < deepest ? { cause: describeError(cause, depth + 1) } : {}),
  };
}

/** The logger of a process: JSON lines on standard output. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: { paths: secrets.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
    serializers: { err: (error: unknown) => describeError(error) },
    base: { name, pid: process.pid },
    mixin: () => {
      const traceId = currentTraceId();
      return traceId === undefined ? {} : { traceId };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
