import type { Care } from '@kbf/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { BudgetActor } from '../budget/budget-actor.ts';

/** The person who waits for a reply, and the callbacks to reach them. */
export type Listener = {
  memberId: string | undefined;
  /** The person or networks whose budget pays for the reply. */
  actor: BudgetActor;
  /** Aborted when the reader disconnects. */
  gone: AbortSignal;
  log: FastifyBaseLogger;
  /** Set when their words suggest danger. */
  care: Care | undefined;
  /** Called when a model notices danger in their words. */
  hear: (care: Care) => void;
  /** Called once when all checks are done and the reply begins, with the danger known by then. */
  begin: (care: Care | undefined) => void;
  say: (text: string) => void;
};
