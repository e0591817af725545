import type { Logger } from '@kbf/process-kit';
import type { Database } from '../database.ts';
import { lanes } from '../messages/queue-message.ts';
import type { Lane } from '../messages/queue-message.ts';
import { claimMessage, dropLateMessages } from './claim-message.ts';
import { forgetFailed } from './forget-failed.ts';
import { sendMessage } from './send-message.ts';
import type { Transports } from './send-message.ts';
import { releaseAbandoned, settleUnknown } from './settle-unknown.ts';

export type Sender = {
  /** There is something to send: look now instead of at the next round. Never throws. */
  nudge: () => void;
  /** Ends after the messages that are on their way. */
  stop: () => Promise<void>;
};

type SenderOptions = {
  database: Database;
  transports: Transports;
  key: Uint8Array;
  logger: Logger;
  /** Milliseconds between looks at the table. */
  pollMs?: number;
  /** Milliseconds between looks at what nobody knows the fate of. */
  settleMs?: number;
};

/** Messages on their way at once, per lane: logins never wait behind a mass of others. */
const atOnce: Record<Lane, number> = { login: 4, bulk: 2 };

/**
 * Sends what is queued. Any number of senders may run: the claim decides who sends what. Nothing but the table is
 * remembered, so an ended process loses nothing.
 */
export function createSender(options: SenderOptions): Sender {
  const { database, logger, pollMs = 1_000, settleMs = 10_000 } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sleeping = new Set<() => void>();
  let nudges = 0;
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

  async function drain(lane: Lane): Promise<void> {
    for (;;) {
      const message = signal.aborted ? undefined : await claimMessage(database, lane);
      if (!message) return;
      await sendMessage(options, message);
    }
  }

  /** One round after another until the end; a failed round is said and tried again. */
  async function keepDoing(work: () => Promise<unknown>, everyMs: number): Promise<void> {
    while (!signal.aborted) {
      const heard = nudges;
      try {
        await work();
      } catch (error) {
        logger.warn({ reason: (error as Error).message }, 'messages cannot be sent now');
      }
      // Who was nudged while looking may have looked too early.
      if (!signal.aborted && nudges === heard) await rest(everyMs);
    }
  }

  const loops = [
    ...lanes.flatMap((lane) =>
      Array.from({ length: atOnce[lane] }, () => keepDoing(() => drain(lane), pollMs)),
    ),
    keepDoing(async () => {
      await dropLateMessages(database);
      await forgetFailed(database);
      await releaseAbandoned(database);
      await settleUnknown(options);
    }, settleMs),
  ];

  const nudge = () => {
    nudges += 1;
    for (const rouse of sleeping) rouse();
  };
  return {
    nudge,
    stop: async () => {
      stopping.abort();
      nudge();
      await Promise.all(loops);
      await Promise.all(Object.values(options.transports).map((transport) => transport.close()));
    },
  };
}
