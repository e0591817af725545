import type { Logger } from '@kbf/process-kit';

type Line = { level: string; message: unknown };
type HostLogger = {
  transports: { log?: (line: Line, written: () => void) => void }[];
};

/**
 * Makes what express-gateway has to say part of our log, in our form.
 * @param loggers as its logger module exports them
 */
export function joinHostLog(loggers: Record<string, unknown>, logger: Logger): void {
  for (const [part, value] of Object.entries(loggers)) {
    const transports = (value as Partial<HostLogger>).transports ?? [];
    for (const transport of transports) {
      transport.log = (line, written) => {
        // Colour codes are for terminals.
        // eslint-disable-next-line no-control-regex
        const level = line.level.replace(/\u001B\[\d+m/g, '') === 'error' ? 'error' : 'warn';
        logger[level]({ part }, String(line.message).split('\n')[0]);
        written();
      };
    }
  }
}
