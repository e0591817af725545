import { Counter, Histogram } from '@kbf/process-kit';
import type { Metrics } from '@kbf/process-kit';

export type GatewayMetrics = ReturnType<typeof createGatewayMetrics>;

export function createGatewayMetrics(metrics: Metrics) {
  const registers = [metrics];
  return {
    seconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from request to the end of the answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60],
      registers,
    }),
    refused: new Counter({
      name: 'gateway_refused_total',
      help: 'Requests that a policy refused; limit is empty when the reason was none',
      labelNames: ['code', 'limit'],
      registers,
    }),
    browserErrors: new Counter({
      name: 'gateway_browser_errors_total',
      help: 'Errors in pages that browsers reported',
      labelNames: ['kind'],
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'gateway_upstream_failures_total',
      help: 'Attempts to reach a service that failed',
      labelNames: ['service'],
      registers,
    }),
    pages: new Counter({
      name: 'gateway_page_cache_total',
      help: 'Public pages, held in memory or passed on to a service',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
