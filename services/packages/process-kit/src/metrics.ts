import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export { Counter, Gauge, Histogram };
export type Metrics = Registry;

/**
 * How often the event loop's delay is sampled, in milliseconds: a shorter time wakes an idle process more often. The
 * metrics of the delay count this time, too.
 */
export const loopSampleMs = 100;

/** The Prometheus registry of one process, with the usual metrics of a Node process. */
export function createMetrics(processName: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ process: processName });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: loopSampleMs });
  return registry;
}
