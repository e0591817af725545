import type { Redis } from 'ioredis';
import type { GatewayConfig } from '../../src/config.ts';
import { definePolicy } from '../http.ts';
import { tooMany } from '../refuse.ts';
import type { Basics } from '../refuse.ts';
import { createRedisCounts, createWindowCounter } from './window-counter.ts';
import type { WindowCounter } from './window-counter.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** A page sends five reports at most. */
const pageErrorsPerHour = 60;

/** All windows of the gateway, counted together with other gateways on the same Redis. */
export function createWindows(redis: Redis, config: GatewayConfig) {
  const shared = createRedisCounts(redis, config.QUEUE_PREFIX);
  const window = (name: string, limit: number, windowMs: number) =>
    createWindowCounter({ name, limit, windowMs, shared });
  const requests = window('requests', config.REQUESTS_PER_MINUTE, minute);
  const newVisitors = window('visitors', config.VISITORS_PER_HOUR, hour);
  const pageErrors = window('browser-errors', pageErrorsPerHour, hour);
  const timer = setInterval(() => {
    for (const counter of [requests, newVisitors, pageErrors]) void counter.sync();
  }, second);
  timer.unref();
  return { requests, newVisitors, pageErrors, close: () => clearInterval(timer) };
}

/** Limits the requests of a network. The services themselves limit what protects money and accounts. */
export const rateLimit = ({ contextOf, refuse, requests }: Basics & { requests: WindowCounter }) =>
  definePolicy('rate-limit', () => (request, response, next) => {
    const wait = requests.take(contextOf(request).networks);
    if (wait === undefined) next();
    else refuse(request, response, tooMany('requests', wait));
  });
