import { setTimeout as sleep } from 'node:timers/promises';
import { endForgottenPostgres } from './postgres.ts';
import type { Addresses, RuntimeOptions, ServerName } from './protocol.ts';
import { endForgottenRedis } from './redis.ts';
import { type Runtime, startRuntime } from './runtime.ts';

/** Waits between attempts, in milliseconds: a server that still does not start needs a person. */
const waits = [0, 500, 1000, 2000, 4000, 8000, 8000, 8000];

export interface LastingRuntime extends Addresses {
  /** The current keeper. */
  keeperPid: () => number;
  /** Ends the servers and the keeper, also during a restart. */
  stop: () => Promise<void>;
}

/**
 * PostgreSQL and Redis, restarted at the same addresses whenever one of them, or their keeper, ends unexpectedly.
 * @param onGivenUp called when several attempts in a row have failed
 */
export async function startLastingRuntime(
  options: RuntimeOptions,
  report: (line: string) => void,
  onGivenUp: (error: unknown) => void,
): Promise<LastingRuntime> {
  let current = await startRuntime(options, report);
  let stopping = false;
  const healings: Promise<void>[] = [];

  const again = async (name: string, start: () => Promise<unknown>, isNeeded: () => boolean) => {
    report(`${name} ended by itself; starting it again`);
    let failure: unknown;
    for (const wait of waits) {
      await sleep(wait);
      if (stopping || !isNeeded()) return;
      try {
        await start();
        return report(`${name} runs again`);
      } catch (error) {
        failure = error;
        report(error instanceof Error ? error.message : String(error));
      }
    }
    onGivenUp(failure);
  };
  const watch = (runtime: Runtime) => {
    const isCurrent = () => runtime === current;
    const heal = (name: string, start: () => Promise<unknown>) => {
      if (!stopping) healings.push(again(name, start, isCurrent));
    };
    runtime.onEnded((server: ServerName) => heal(server, () => runtime.startServer(server)));
    // A new keeper ends the leftovers of the lost one, and starts all servers.
    runtime.onLost(() =>
      heal('The keeper of PostgreSQL and Redis', async () => {
        current = await startRuntime(options, report);
        watch(current);
      }),
    );
  };
  watch(current);

  return {
    ...(current.postgresUrl && { postgresUrl: current.postgresUrl }),
    ...(current.redisUrl && { redisUrl: current.redisUrl }),
    keeperPid: () => current.keeperPid,
    stop: async () => {
      stopping = true;
      await Promise.all(healings);
      await current.stop();
      // The keeper may have been killed a moment ago.
      await Promise.all([endForgottenPostgres(options.folder), endForgottenRedis(options.folder)]);
    },
  };
}
