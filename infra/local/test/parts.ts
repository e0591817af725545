import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium, findHeadless } from './chromium.ts';
import { checkNames, runChecks } from './checks.ts';
import { type Counts, failed } from './counts.ts';
import { runPlaywright } from './playwright-part.ts';
import { runVitest } from './vitest-part.ts';

/** Parts that Playwright runs, with their projects. The others are checks, or Vitest projects. */
const browserParts: Record<string, readonly string[]> = {
  stories: ['stories'],
  pages: ['pages'],
  browser: ['stories', 'pages'],
  screenshots: ['screenshots'],
  lighthouse: ['lighthouse'],
};

/**
 * The parts of `npm test`: rows that run in parallel and take about the same time. The parts of a row run one after the
 * other. The browser often waits, so the other row uses the processors meanwhile.
 */
const everyDay = [
  ['unit', 'service'],
  ['checks', 'stories', 'frontend'],
];
/** Additional parts of `npm run test:all`. */
const theRest = [['pages'], ['faults', 'attacks', 'containers']];
export const rounds = { everyDay: [everyDay], all: [everyDay, theRest] };

/** Every part that can be named. */
export const allParts: readonly string[] = [
  ...checkNames,
  ...[...everyDay, ...theRest].flat(),
  ...Object.keys(browserParts),
  'bench',
];

/** Runs one part. `rest`: arguments for Vitest or Playwright. */
export async function runPart(name: string, rest: readonly string[]): Promise<Counts> {
  if (name === 'checks') return runChecks(checkNames);
  const check = checkNames.find((one) => one === name);
  if (check) return runChecks([check]);
  if (name === 'containers') return runInContainers(rest);
  const projects = browserParts[name];
  if (!projects) return runVitest(name, rest);
  // Screenshots and Lighthouse need a full Chromium.
  const find = name === 'screenshots' || name === 'lighthouse' ? findChromium : findHeadless;
  const chromium = await find(console.log);
  if (!chromium) return refuse(`${name}: no Chromium; install it or set CHROME_PATH.`);
  return runPlaywright(projects, rest, { CHROME_PATH: chromium });
}

/** The service tests again, with PostgreSQL and Redis as in production. */
async function runInContainers(rest: readonly string[]): Promise<Counts> {
  if (!(await hasContainers())) return refuse('containers: no container engine answers.');
  return runVitest('service', rest, {
    TEST_SERVICES: 'containers',
    TESTCONTAINERS_RYUK_DISABLED: 'true',
  });
}

/** Whether a container engine is available. */
export const hasContainers = (): Promise<boolean> =>
  promisify(execFile)('docker', ['info']).then(
    () => true,
    () => false,
  );

function refuse(line: string): Counts {
  console.log(line);
  return failed(line);
}
