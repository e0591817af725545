import type { Stoppable } from '@kbf/data-kit';
import { lanes } from '../messages/lanes.ts';
import type { Lane } from '../messages/lanes.ts';
import { claimMessage } from './claim-message-sql.ts';
import { dropLateMessages, forgetFailed, releaseAbandoned } from './close-messages.ts';
import { sendMessage } from './send-message.ts';
import type { SendDeps } from './send-message.ts';
import { settleUnknown } from './settle-unknown.ts';
import type { Transports } from './transport.ts';

export type Sender = {
  /** Starts sending until it is stopped; stopping waits for the messages that are being sent. */
  start: () => Stoppable;
  /** Checks for messages now instead of at the next round. Never throws. */
  nudge: () => void;
};

type SenderOptions = Omit<SendDeps, 'transports'> & {
  /** Opened at the start, closed at the end. */
  transports: () => Transports;
  /** Milliseconds between checks of the table. */
  pollMs?: number;
  /** Milliseconds between checks of messages in the state `unknown`. */
  settleMs?: number;
};

/** Parallel messages per lane: logins never wait behind a mass of others. */
export const atOnce: Readonly<Record<Lane, number>> = { login: 4, alert: 2, bulk: 2, push: 2 };

/**
 * Sends queued messages. Several senders may run: the claim decides which one sends a message. All state is in the
 * table, so an ended process loses nothing.
 */
export function createSender(options: SenderOptions): Sender {
  const { database, logger, pollMs = 1_000, settleMs = 10_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleeping = new Set<() => void>();
  let nudges = 0;
  const nudge = () => {
    nudges += 1;
    for (const rouse of sleeping) rouse();
  };
  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      const rouse = () => {
        clearTimeout(timer);
        sleeping.delete(rouse);
        resolve();
      };
      const timer = setTimeout(rouse, ms);
      sleeping.add(rouse);
    });

  /** One round after another until the end; a failed round is logged and tried again. */
  async function keepDoing(work: () => Promise<unknown>, everyMs: number): Promise<void> {
    while (!signal.aborted) {
      const heard = nudges;
      try {
        await work();
      } catch (error) {
        logger.warn({ err: error }, 'cannot send messages');
      }
      // A nudge during the check may have come too late for it: check again at once.
      if (!signal.aborted && nudges === heard) await rest(everyMs);
    }
  }

  function start(): Stoppable {
    const transports = options.transports();
    const deps = { ...options, transports };
    const drain = async (lane: Lane): Promise<void> => {
      for (;;) {
        const message = signal.aborted ? undefined : await claimMessage(database.sql, lane);
        if (!message) return;
        await sendMessage(deps, message);
      }
    };
    const close = async (): Promise<void> => {
      await dropLateMessages(database.prisma);
      await forgetFailed(database.prisma);
      await releaseAbandoned(database.prisma);
      await settleUnknown(deps);
    };
    const sendersOf = (lane: Lane) =>
      Array.from({ length: atOnce[lane] }, () => keepDoing(() => drain(lane), pollMs));
    const loops = [...lanes.flatMap(sendersOf), keepDoing(close, settleMs)];
    return {
      stop: async () => {
        stopping.abort();
        nudge();
        await Promise.all(loops);
        await Promise.all(Object.values(transports).map((transport) => transport.close()));
      },
    };
  }

  return { start, nudge };
}
