/** For tests of services: events from elsewhere, and what was recorded, with the keys of the test run. */
export { announce, jobOf } from './announce.ts';
export { recorded } from './recorded.ts';
export { withQueue } from './with-queue.ts';
export { testEventKeys } from './test-event-keys.ts';
