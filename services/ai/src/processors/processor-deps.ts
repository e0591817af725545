import type { EventKeys, Relay } from '@kbf/events';

export type ProcessorDeps = {
  relay: Pick<Relay, 'nudge'>;
  /** Seals what is handed over for an export. */
  eventKeys: EventKeys;
};
