import { statefulServiceNames } from '@kbf/contracts';
import type { StatefulServiceName } from '@kbf/contracts';
import { z } from 'zod';

/** The services that have a queue. A queue has the name of its service. */
export const consumerNames = statefulServiceNames;
export type ConsumerName = StatefulServiceName;

export type EventDefinition = {
  /** Increase it when the payload changes in a way that older code cannot read. */
  readonly version: number;
  /** The services that may record it. It is refused if another service signed it. */
  readonly from: readonly ConsumerName[];
  /** The services that receive it; exactly one when a field is sealed. */
  readonly consumers: readonly ConsumerName[];
  readonly payload: z.ZodObject;
  /**
   * Processed after all events without a priority, and after those with a smaller number. For events that no person
   * waits for.
   */
  readonly priority?: number;
  /** Milliseconds that it waits in the queue, so that its cause can still be undone. The processor must check that. */
  readonly delayMs?: number;
};

export const moment = z.iso.datetime({ offset: true });
