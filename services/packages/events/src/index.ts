export {
  catalogue,
  consumerNames,
  definitionOf,
  eventNames,
  eventsFor,
  isConsumerName,
  isEventName,
} from './catalogue.ts';
export type {
  ConsumerName,
  EventInput,
  EventName,
  EventPayload,
  SealedEventName,
} from './catalogue.ts';
export type { Sealed } from './sealed.ts';
export { pgSql, preparedSql, prismaSql } from './plain-sql.ts';
export type { SqlRunner } from './plain-sql.ts';
export { outboxIndexes, outboxSchema } from './outbox-schema.ts';
export { createEventKeys, eventKeysConfig } from './event-keys.ts';
export type { EventKeys } from './event-keys.ts';
export { recordEvent } from './record-event.ts';
export { createRelay } from './relay.ts';
export type { Relay, RelayOptions } from './relay.ts';
export { createSweeper } from './sweeper.ts';
export type { Sweeper, SweeperOptions } from './sweeper.ts';
export { createConsumer } from './consumer.ts';
export type { Consumer, ConsumerOptions } from './consumer.ts';
export type {
  BatchItem,
  BatchProcessorOf,
  EventFacts,
  PreparedProcessorOf,
  Processor,
  ProcessorContext,
  ProcessorOf,
} from './processor.ts';
export { createQueueDesk } from './queue-desk.ts';
export type { QueueDesk, QueueFigures } from './queue-desk.ts';
export { pgTransaction, withClient } from './transaction-sql.ts';
export { repeat } from './repeat.ts';
export type { Repeating } from './repeat.ts';
export type { RunInTransaction } from './transaction-sql.ts';
export { createEventMetrics } from './event-metrics.ts';
export { showFigure, showOutbox, showQueue } from './backlog-metrics.ts';
export type { EventObservation, Observe, ProcessingOutcome } from './observation.ts';
