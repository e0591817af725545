import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { localFolder } from '../files/paths.ts';

// `npm test`, which asks for a report, holds a channel to this process. When it closes, that run has ended.
// Workers have a channel of their own, and so does the process that lists the tests for the UI mode.
const { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TEST_WORKER_INDEX: worker } = process.env;
if (report !== undefined && worker === undefined) {
  process.once('disconnect', () => process.exit(1));
  process.channel?.unref();
}

/** Each keeps what its failures leave: a run empties the folder of its project. */
const projectOf = (name: string, testDir: string) => ({
  name,
  testDir,
  outputDir: join(localFolder, 'playwright', name),
});

const args = ['--no-sandbox', '--disable-dev-shm-usage'];

export default defineConfig({
  // Node reads TypeScript by itself. Playwright would compile all services once more, for their demo content.
  build: { external: ['**/*.ts'] },
  testMatch: '**/*.test.ts',
  globalSetup: './global-setup.ts',
  // Each worker has a site of its own, shared by the tests of its files.
  workers: Number(process.env['BROWSER_WORKERS'] ?? 2),
  retries: 0,
  forbidOnly: true,
  // Long, because a machine may be busy with something else.
  timeout: 400_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: process.env['CHROME_PATH'], args },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    // The main stories, which `npm test` runs, and all other pages.
    projectOf('stories', 'stories'),
    projectOf('pages', 'pages'),
    projectOf('screenshots', '../screenshots'),
    projectOf('lighthouse', '../lighthouse'),
  ],
});
