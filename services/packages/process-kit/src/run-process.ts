import { ConfigError } from './config.ts';
import type { Logger } from './logging.ts';
import { giveBackWhenCalm } from './give-back-memory.ts';
import { startWatchdog } from './watchdog.ts';

/** What a started process gives back: how to end it in order. */
export type Running = {
  logger: Logger;
  /** It is ended when its loop stands still for so long; 0 for never. */
  stillMs: number;
  /** Stops accepting, finishes what is under way, closes connections. */
  stop: () => Promise<void>;
};

/** Longest time that ending may take (milliseconds): a streaming reply may take a minute. */
const patienceMs = 75_000;

/**
 * Ends this process. Without a last word where the parent is gone, who read our lines: on an ordinary exit the logger
 * would try to write them for ever (sonic-boom 4.2.1 repeats after every error), and the process would stay.
 */
function leave(status: number): void {
  // Undefined: started without a channel.
  if (Object.is(process.connected, false)) process.kill(process.pid, 'SIGKILL');
  else process.exit(status);
}

/**
 * Runs a process from start to end: fails at start with one clear message, ends in order on SIGTERM and SIGINT with
 * status 0. If it was started with a channel to a parent, it says `running` there once it listens, and ends when the
 * parent is gone.
 */
export async function runProcess(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  // Who is gone while we start must not leave us behind: there is nothing to finish yet.
  const orphaned = () => leave(1);
  process.once('disconnect', orphaned);
  // The news may have come and gone while the program was loaded. Undefined: started without a channel.
  if (Object.is(process.connected, false)) orphaned();
  try {
    running = await start();
  } catch (error) {
    const text =
      error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
    process.stderr.write(`${text}\n`);
    process.exit(1);
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
      leave(1);
    }, patienceMs).unref();
    running.stop().then(
      () => leave(status),
      (error: unknown) => {
        running.logger.error({ err: error }, 'did not end cleanly');
        leave(1);
      },
    );
  };
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  process.on('SIGHUP', () => end('SIGHUP'));
  // The parent's end of the channel closes however the parent ends, kill -9 included.
  process.on('disconnect', () => end('parent gone'));
  process.off('disconnect', orphaned);
  process.on('uncaughtException', (error) => {
    running.logger.fatal({ err: error }, 'uncaught exception');
    end('uncaught exception', 1);
  });
  process.on('unhandledRejection', (error) => {
    running.logger.error({ err: error }, 'unhandled rejection');
  });
  // Whoever started us knows then that it is we who listen. Undefined: started without a channel.
  process.send?.('running');
}
