import { Counter, Histogram } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';
import type { Observe } from './observation.ts';

/** Counts the reports of a process's relay, sweeper and consumer for Prometheus. Create one per process. */
export function createEventMetrics(registry: Metrics): Observe {
  const registers = [registry];
  const relayed = new Counter({
    name: 'events_relayed_total',
    help: 'Deliveries handed over to a queue',
    labelNames: ['consumer'],
    registers,
  });
  const heldBack = new Counter({
    name: 'events_held_back_total',
    help: 'Times the relay stopped because a queue or Redis was full',
    labelNames: ['consumer', 'reason'],
    registers,
  });
  const settled = new Counter({
    name: 'events_settled_total',
    help: 'Deliveries whose job was found completed',
    labelNames: ['consumer'],
    registers,
  });
  const failed = new Counter({
    name: 'events_given_up_total',
    help: 'Deliveries whose job was found failed: a person has to look at them',
    labelNames: ['consumer'],
    registers,
  });
  const addedAgain = new Counter({
    name: 'events_added_again_total',
    help: 'Jobs that Redis had lost and the sweeper added again',
    labelNames: ['consumer'],
    registers,
  });
  const processed = new Histogram({
    name: 'events_processed_seconds',
    help: 'Time to process one delivery',
    labelNames: ['consumer', 'event', 'outcome'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.5, 2, 10],
    registers,
  });

  return (observation) => {
    const { consumer } = observation;
    switch (observation.kind) {
      case 'relayed':
        relayed.inc({ consumer }, observation.count);
        break;
      case 'held-back':
        heldBack.inc({ consumer, reason: observation.reason });
        break;
      case 'swept':
        settled.inc({ consumer }, observation.settled);
        failed.inc({ consumer }, observation.failed);
        addedAgain.inc({ consumer }, observation.addedAgain);
        break;
      case 'processed': {
        const { event, outcome, seconds } = observation;
        processed.observe({ consumer, event, outcome }, seconds);
        break;
      }
    }
  };
}
