import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { checkout } from '../files/paths.ts';

const nodeModules = '**/node_modules/**';
const backend = ['gateway', 'services/**', 'infra'];
const wholeProduct = ['faults', 'attacks', 'bench'];
/** West of Greenwich, where our people live: a day that is read as midnight of Greenwich shows as the day before. */
const env = { TZ: 'America/Los_Angeles' };
const servers = { globalSetup: [join(import.meta.dirname, 'global-setup.ts')] };

// Our parent has a channel: when it is gone, this run is not needed any more.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();

export default defineConfig({
  root: checkout,
  test: {
    maxWorkers: Math.max(2, Math.min(4, availableParallelism())),
    projects: [
      {
        test: {
          name: 'unit',
          env,
          isolate: false,
          include: ['**/{test,tests}/**/*.unit.test.ts'],
          exclude: [nodeModules, 'frontend/**'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'service',
          env,
          isolate: false,
          include: backend.map((folder) => `${folder}/{test,tests}/**/*.test.ts`),
          exclude: [nodeModules, '**/*.unit.test.ts', '**/*.long.test.ts'],
          // An upper limit for a test on a very busy machine.
          testTimeout: 180_000,
          hookTimeout: 300_000,
          ...servers,
        },
      },
      {
        test: {
          name: 'long',
          env,
          isolate: false,
          // Beside browser tests, which a busy machine makes late.
          fileParallelism: false,
          include: backend.map((folder) => `${folder}/{test,tests}/**/*.long.test.ts`),
          exclude: [nodeModules],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          ...servers,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'frontend',
          env,
          isolate: false,
          restoreMocks: true,
          unstubGlobals: true,
          setupFiles: [join(checkout, 'frontend/src/testing/setup.ts')],
          environment: 'jsdom',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          testTimeout: 180_000,
          exclude: [nodeModules],
        },
      },
      {
        test: {
          name: 'composed',
          include: ['infra/composed/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
        },
      },
      ...wholeProduct.map((name) => ({
        test: {
          name,
          include: [`infra/${name}/**/*.test.ts`],
          globalSetup: [join(import.meta.dirname, 'whole-product-setup.ts')],
          // Each of these starts whole stacks: one file at a time, all in one process, so that files can share one. Two
          // at once were not faster on two processors, and made page after page late.
          fileParallelism: false,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      })),
    ],
  },
});
