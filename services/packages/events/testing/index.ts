/** For tests of services: events from other services, and recorded events, with the keys of the test run. */
export { announce, jobOf } from './announce.ts';
export { recorded } from './recorded.ts';
export { withQueue } from './with-queue.ts';
export { testEventKeys } from './test-event-keys.ts';
