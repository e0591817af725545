import type { Redis } from 'ioredis';
import { createRedisCounts } from '../plugin/rate-limit/redis-counts.ts';
import { createWindowCounter } from '../plugin/rate-limit/window-counter.ts';
import type { WindowCounter } from '../plugin/rate-limit/window-counter.ts';
import type { GatewayConfig } from './config.ts';

const minute = 60_000;
/** What the gateways have counted is brought together this often (milliseconds). */
const syncEveryMs = 1_000;
/** Failed pages that one network may tell us of in an hour. A page tells of five at most. */
const browserErrorsPerHour = 60;

/** The limits of the gateway, counted together with other gateways on the same Redis. */
export function createLimits(
  config: GatewayConfig,
  redis: Redis,
): {
  requests: WindowCounter;
  visitors: WindowCounter;
  browserErrors: WindowCounter;
  close: () => void;
} {
  const shared = createRedisCounts(redis, config.QUEUE_PREFIX);
  const requests = createWindowCounter({
    name: 'requests',
    limit: config.REQUESTS_PER_MINUTE,
    windowMs: minute,
    shared,
  });
  const visitors = createWindowCounter({
    name: 'visitors',
    limit: config.VISITORS_PER_HOUR,
    windowMs: 60 * minute,
    shared,
  });
  const browserErrors = createWindowCounter({
    name: 'browser-errors',
    limit: browserErrorsPerHour,
    windowMs: 60 * minute,
    shared,
  });
  const timer = setInterval(() => {
    for (const counter of [requests, visitors, browserErrors]) void counter.sync();
  }, syncEveryMs);
  timer.unref();
  return { requests, visitors, browserErrors, close: () => clearInterval(timer) };
}
