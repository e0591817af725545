import { execa } from 'execa';
import { findChromium, findHeadless } from './chromium.ts';
import { type Counts, failed, passed, sum } from './counts.ts';
import { runPlaywright } from './playwright.ts';
import { runTool } from './run-tool.ts';
import { runVitest } from './vitest.ts';

const checks: Record<string, readonly string[]> = {
  types: ['tsc', '-b', 'infra/tsconfig.all.json'],
  lint: ['oxlint', '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
  rules: ['node', 'infra/rules/check-rules.ts'],
  copies: ['jscpd'],
  // Only what has changed since the last run.
  format: ['prettier', '--check', '--cache', '--log-level', 'warn', '.'],
};

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
  // Unit tests first: they wait for nothing, so the checks, which keep all processors busy, do not make them late.
  ['unit', 'service'],
  ['checks', 'stories', 'frontend'],
];
export const rounds = {
  everyDay: [everyDay],
  // One round after the other: with browser tests beside the first one, each test would be late.
  all: [
    [
      ['unit', 'service'],
      ['checks', 'frontend'],
    ],
    [
      ['stories', 'pages'],
      ['long', 'faults', 'attacks', 'containers'],
    ],
  ],
};

/** Every part that can be named. */
export const allParts: readonly string[] = [
  ...Object.keys(checks),
  ...rounds.all.flat(2),
  ...Object.keys(browserParts),
  'bench',
];

/** Runs one part. `rest`: arguments for Vitest or Playwright. */
export async function runPart(name: string, rest: readonly string[]): Promise<Counts> {
  if (name === 'checks') return sum(await Promise.all(Object.keys(checks).map(runCheck)));
  if (checks[name]) return runCheck(name);
  if (name === 'containers') return runInContainers(rest);
  const projects = browserParts[name];
  if (!projects) return runVitest(name, rest);
  // Screenshots and Lighthouse need a full Chromium.
  const find = name === 'screenshots' || name === 'lighthouse' ? findChromium : findHeadless;
  const chromium = await find(console.log);
  if (!chromium) return refuse(`${name}: no Chromium; install it or set CHROME_PATH.`);
  return runPlaywright(projects, rest, { CHROME_PATH: chromium });
}

/** The service tests again, with PostgreSQL and Redis as in production, then the composed system. */
async function runInContainers(rest: readonly string[]): Promise<Counts> {
  if (!(await hasContainers())) return refuse('containers: no container engine answers.');
  const env = { TEST_SERVICES: 'containers', TESTCONTAINERS_RYUK_DISABLED: 'true' };
  return sum([await runVitest('service', rest, env), await runVitest('composed', rest)]);
}

/** Whether a container engine is available. */
export const hasContainers = async (): Promise<boolean> =>
  !(await execa('docker', ['info'], { reject: false })).failed;

/** Runs a check, which counts as one test. Its output is shown in full if it fails. */
async function runCheck(name: string): Promise<Counts> {
  const begin = Date.now();
  const { status, output } = await runTool(checks[name]!, {});
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) console.log(output);
  return status === 0 ? passed : failed(name);
}

function refuse(line: string): Counts {
  console.log(line);
  return failed(line);
}
