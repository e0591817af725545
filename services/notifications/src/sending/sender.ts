import type { Stoppable } from '@kbf/data-kit';
import { type Repeating, repeat } from '@kbf/events';
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
const atOnce: Readonly<Record<Lane, number>> = { login: 4, alert: 2, bulk: 2, push: 2 };

/**
 * Sends queued messages. Several senders may run: the claim decides which one sends a message. All state is in the
 * table, so an ended process loses nothing.
 */
export function createSender(options: SenderOptions): Sender {
  const { database, logger, pollMs = 1_000, settleMs = 10_000 } = options;
  let running: readonly Repeating[] = [];
  const onError = (error: unknown) => logger.warn({ err: error }, 'cannot send messages');

  /** Takes the messages of one lane as they come, and sends as many at once as the lane may. */
  function work(lane: Lane, deps: SendDeps): Repeating {
    const sending = new Set<Promise<void>>();
    const stopping = new AbortController();
    const fill = async () => {
      while (!stopping.signal.aborted && sending.size < atOnce[lane]) {
        const message = await claimMessage(database.sql, lane);
        if (!message) return;
        const sent = sendMessage(deps, message)
          .catch(onError)
          .finally(() => {
            sending.delete(sent);
            filling.nudge();
          });
        sending.add(sent);
      }
    };
    const filling = repeat(pollMs, fill, onError);
    return {
      nudge: filling.nudge,
      stop: async () => {
        stopping.abort();
        await filling.stop();
        await Promise.all(sending);
      },
    };
  }

  function start(): Stoppable {
    const transports = options.transports();
    const deps = { ...options, transports };
    const close = async (): Promise<void> => {
      await dropLateMessages(database.prisma);
      await forgetFailed(database.prisma);
      await releaseAbandoned(database.prisma);
      await settleUnknown(deps);
    };
    running = [...lanes.map((lane) => work(lane, deps)), repeat(settleMs, close, onError)];
    return {
      stop: async () => {
        await Promise.all(running.map((one) => one.stop()));
        await Promise.all(Object.values(transports).map((transport) => transport.close()));
      },
    };
  }

  return { start, nudge: () => running.forEach((one) => one.nudge()) };
}
