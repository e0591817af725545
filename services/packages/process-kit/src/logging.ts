import { pino } from 'pino';

export type Logger = pino.Logger;

/**
 * Fields that must never reach a log, whoever writes them. Logs carry ids, not bodies; this is the last guard.
 */
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

/** The logger of a process: JSON lines on standard output. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: { paths: secrets.flatMap((field) => [field, `*.${field}`]), censor: '[hidden]' },
    serializers: { err: pino.stdSerializers.err },
    base: { name, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
