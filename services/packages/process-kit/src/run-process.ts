import { writeSync } from 'node:fs';
import { ConfigError } from './config.ts';
import { type Logger, endLog } from './logging.ts';
import { giveBackWhenCalm } from './give-back-memory.ts';
import { startWatchdog } from './watchdog.ts';

/** What a started process returns: how to stop it in order. */
export type Running = {
  logger: Logger;
  /** The process is ended when its event loop is blocked for this long; 0 for never. */
  stillMs: number;
  /** Stops accepting, finishes work in progress, closes connections. */
  stop: () => Promise<void>;
};

/** Longest time to stop (milliseconds): a streamed reply may take a minute. */
const patienceMs = 75_000;

/** How long the last lines of the log may take (milliseconds): their reader may stand still. */
const lastLinesMs = 1_000;

/** Ends this process when its log is written. */
async function leave(status: number): Promise<void> {
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), lastLinesMs);
  await endLog();
  process.exit(status);
}

/** Why a process does not start, without a stack trace: an operator reads it. LOG_LEVEL=debug adds the trace. */
function refusalOf(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (['debug', 'trace'].includes(process.env['LOG_LEVEL'] ?? '')) return error.stack ?? error.name;
  const reasons = error instanceof AggregateError ? error.errors : [error];
  const texts = reasons.map((reason) => (reason instanceof Error ? reason.message : reason));
  return `cannot start: ${[...new Set(texts)].join('; ')}`;
}

/**
 * Runs a process from start to end: it fails at start with one clear message, and stops in order on SIGTERM and SIGINT
 * with status 0. If it has an IPC channel to a parent, it sends `running` once it listens, and ends when the parent is
 * gone.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  // If the parent dies during the start, exit at once: there is no work to finish yet.
  const orphaned = () => void leave(1);
  process.once('disconnect', orphaned);
  // The parent may have died while the program was loading. Undefined: started without a channel.
  if (Object.is(process.connected, false)) orphaned();
  try {
    running = await start();
  } catch (error) {
    try {
      writeSync(2, `${refusalOf(error)}\n`);
    } catch {
      // The reader is gone.
    }
    return leave(1);
  }
  startWatchdog(running.stillMs);
  giveBackWhenCalm();
  let ending = false;
  const end = (reason: string, status = 0) => {
    if (ending) return;
    ending = true;
    running.logger.info({ reason }, 'ending');
    setTimeout(() => {
      running.logger.error('did not end in time');
      void leave(1);
    }, patienceMs).unref();
    running.stop().then(
      () => leave(status),
      (error: unknown) => {
        running.logger.error({ err: error }, 'did not end cleanly');
        void leave(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGHUP', () => end('SIGHUP'));
  // The channel closes however the parent ends, kill -9 included.
  process.on('disconnect', () => end('parent gone'));
  process.off('disconnect', orphaned);
  process.on('uncaughtException', (error) => {
    // Not `fatal`, which writes without end when there is no reader.
    running.logger.error({ err: error }, 'uncaught exception');
    end('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    running.logger.error({ err: error }, 'unhandled rejection');
  });
  // Tells the parent that this process listens. Undefined: started without a channel.
  process.send?.('running');
}
