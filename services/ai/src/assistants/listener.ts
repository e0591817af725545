import type { Care } from '@kbf/contracts';
import type { FastifyBaseLogger } from 'fastify';

/** Whoever waits for a reply, and how to speak to them. */
export type Listener = {
  memberId: string | undefined;
  /** Whose budget it counts on. */
  actor: string;
  /** Aborted when nobody listens any more. */
  gone: AbortSignal;
  log: FastifyBaseLogger;
  /** When what they wrote speaks of danger. */
  care: Care | undefined;
  /** To be told when a model notices danger in their words. */
  hear: (care: Care) => void;
  /** Called once when everything is checked and the reply begins, with what is known of danger by then. */
  begin: (care: Care | undefined) => void;
  say: (text: string) => void;
};
