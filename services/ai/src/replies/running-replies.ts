import type { Logger } from '@kbf/process-kit';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseNow } from '@kbf/data-kit';
import type { AiDatabase } from '../database.ts';
import { ReplyLost } from './reply-errors.ts';

/** Stop must end a model call within 500 ms, also when another process received the call. */
const lookMs = 200;
/** Every tenth look is also a heartbeat: every 2 s. */
const looksPerHeartbeat = 10;

type Running = { requestId: string; stop: AbortController };

/** The replies that this process is writing now. */
export type RunningReplies = {
  /** @returns a signal that is aborted when the reply is stopped, here or in another process */
  start: (requestId: string, attempt: string) => AbortSignal;
  end: (attempt: string) => void;
  /** Ends the model call at once when it is this process that makes it. */
  stopHere: (requestId: string) => void;
  /** Resolves when no reply is running. The process waits for this before it ends. */
  drained: () => Promise<void>;
};

/**
 * Sends the heartbeats of this process's replies, and notices stopped ones. Looks only while there are running replies.
 */
export function createRunningReplies(
  { prisma }: Pick<AiDatabase, 'prisma'>,
  logger: Logger,
): RunningReplies {
  const running = new Map<string, Running>();
  let watching = false;

  async function watch(): Promise<void> {
    watching = true;
    for (let look = 1; running.size > 0; look += 1) {
      await sleep(lookMs);
      const attempts = [...running.keys()];
      if (attempts.length === 0) break;
      try {
        const alive = await stillRunning(prisma, attempts, look % looksPerHeartbeat === 0);
        for (const attempt of attempts) if (!alive.has(attempt)) abort(running.get(attempt));
      } catch (error) {
        logger.warn({ reason: (error as Error).name }, 'cannot read the running replies');
      }
    }
    watching = false;
  }

  const abort = (one: Running | undefined) => {
    if (one && !one.stop.signal.aborted) one.stop.abort(new ReplyLost());
  };

  return {
    start(requestId, attempt) {
      const stop = new AbortController();
      running.set(attempt, { requestId, stop });
      if (!watching) void watch();
      return stop.signal;
    },
    end: (attempt) => void running.delete(attempt),
    stopHere(requestId) {
      for (const one of running.values()) if (one.requestId === requestId) abort(one);
    },
    async drained() {
      while (running.size > 0) await sleep(50);
    },
  };
}

async function stillRunning(
  prisma: AiDatabase['prisma'],
  attempts: string[],
  heartbeat: boolean,
): Promise<Set<string>> {
  const theirs = {
    where: { state: 'running', attempt: { in: attempts } },
    select: { attempt: true },
  };
  const rows = heartbeat
    ? await prisma.reply.updateManyAndReturn({
        ...theirs,
        data: { heartbeatAt: await databaseNow(prisma) },
      })
    : await prisma.reply.findMany(theirs);
  return new Set(rows.map(({ attempt }) => attempt));
}
