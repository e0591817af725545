import { statefulServiceNames } from '@kbf/contracts';
import type { StatefulServiceName } from '@kbf/contracts';
import { z } from 'zod';

/** The services that have a queue. A queue bears the name of its service. */
export const consumerNames = statefulServiceNames;
export type ConsumerName = StatefulServiceName;

export type EventDefinition = {
  /** Raised when the payload changes in a way that older code cannot read. */
  readonly version: number;
  /** Who may record it: signed by any other service, it is refused. */
  readonly from: readonly ConsumerName[];
  /** Who hears of it; one alone when a field is sealed. */
  readonly consumers: readonly ConsumerName[];
  readonly payload: z.ZodObject;
  /** Processed after all that have none, and after those with a smaller number: nobody sits and waits for it. */
  readonly priority?: number;
};

export const moment = z.iso.datetime({ offset: true });
