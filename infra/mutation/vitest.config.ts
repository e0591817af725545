import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { checkout } from '../files/paths.ts';

const login = [
  'admin-number-held',
  'first-admin',
  'log-of-logins',
  'redeem-code',
  'redeem-link',
  'right-request',
  'switch-login',
];
const events = ['batches', 'delivery', 'first-failure', 'given-up', 'recorded-event', 'retention'];
const moderation = [
  'decision',
  'disguised-contacts',
  'harm-phrases',
  'harms-reader',
  'moderate',
  'own-contacts',
  'own-details',
];

/**
 * The tests that must notice a changed line: those of the changed file alone, because each change runs all tests that
 * reach it. Figures over whole corpora, floods and faults would need hours.
 */
export default defineConfig({
  root: checkout,
  test: {
    include: [
      ...moderation.map((name) => `services/packages/moderation/test/${name}.unit.test.ts`),
      ...events.map((name) => `services/packages/events/test/${name}.test.ts`),
      ...login.map((name) => `services/auth/test/login/${name}.test.ts`),
      'gateway/test/limits/*.unit.test.ts',
    ],
    globalSetup: [join(import.meta.dirname, '../tests/global-setup.ts')],
    // All files of a change run in one process, which imports the services once.
    isolate: false,
    // A change that stops something makes a test wait: it fails early, so that Stryker does not start a new process.
    testTimeout: 10_000,
    hookTimeout: 60_000,
  },
});
