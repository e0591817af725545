import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { checkout } from '../files/paths.ts';

/** The tests that must notice a changed line. Figures over whole corpora would need hours. */
export default defineConfig({
  root: checkout,
  test: {
    include: [
      'services/packages/moderation/test/**/*.test.ts',
      'services/packages/events/test/**/*.test.ts',
      'services/auth/test/{login,limits,passkeys}/**/*.test.ts',
      'gateway/test/limits/*.unit.test.ts',
    ],
    exclude: ['**/*-figures.unit.test.ts', '**/corpus.unit.test.ts', '**/node_modules/**'],
    globalSetup: [join(import.meta.dirname, '../tests/global-setup.ts')],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
