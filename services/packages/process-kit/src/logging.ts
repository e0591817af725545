import { once } from 'node:events';
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

/** Standard output, as long as it is read. */
let output: ReturnType<typeof pino.destination> | undefined;

function openOutput() {
  output = pino.destination();
  output.on('error', () => {
    output = undefined;
  });
  return output;
}

/**
 * Waits until each line is written, or they have no reader any more: on `exit`, a line that is left would be tried for
 * ever (sonic-boom 4.2.1), and the process would stay.
 */
export async function endLog(): Promise<void> {
  const ended = output && once(output, 'close').catch(() => undefined);
  output?.end();
  await ended;
}

/** The logger of a process: JSON lines on standard output. */
export function createLogger(name: string, level: string): Logger {
  const options: pino.LoggerOptions = {
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
  };
  return pino(options, output ?? openOutput());
}
