import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../../files/paths.ts';
import { buildSpa } from '../spa.ts';
import { findChromium, findHeadless } from './chromium.ts';
import { checkNames, runChecks } from './checks.ts';
import { type Counts, failed } from './counts.ts';
import { runVitest } from './vitest-part.ts';

/**
 * What `npm test` runs: rows of parts, side by side, about as long as each other. The first row keeps the processors
 * busy. The others go one step after the other, and wait often: for a browser, and for processes that were killed.
 */
export const rows = [
  ['unit', 'service', 'frontend'],
  ['browser'],
  ['checks', 'faults', 'attacks'],
] as const;

/** Parts that start whole stacks, and therefore need the built pages. */
const wholeProduct = ['browser', 'faults', 'attacks', 'bench', 'lighthouse', 'screenshots'];
const withBrowser = new Set(['browser', 'lighthouse', 'screenshots']);

/** Every part that can be run now. */
export function allParts(): string[] {
  const present = wholeProduct.filter((name) => existsSync(join(checkout, 'infra', name)));
  return [
    ...new Set([
      ...checkNames,
      ...rows.flat().filter((name) => !wholeProduct.includes(name)),
      ...present,
      'containers',
    ]),
  ];
}

/** Runs one part. `rest`: arguments for Vitest. */
export async function runPart(name: string, rest: readonly string[]): Promise<Counts> {
  if (name === 'checks') return runChecks(checkNames);
  const check = checkNames.find((one) => one === name);
  if (check) return runChecks([check]);
  if (name === 'containers') return runInContainers(rest);
  const env: Record<string, string> = {};
  if (withBrowser.has(name)) {
    const chromium = await (name === 'browser' ? findHeadless : findChromium)(console.log);
    if (!chromium) return refuse(`${name}: no Chromium; install it or set CHROME_PATH.`);
    env['CHROME_PATH'] = chromium;
  }
  try {
    if (wholeProduct.includes(name)) await buildSpa(console.log);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  return runVitest(name, rest, env);
}

/** The service tests once more, with PostgreSQL and Redis as production runs them. */
async function runInContainers(rest: readonly string[]): Promise<Counts> {
  try {
    await promisify(execFile)('docker', ['info']);
  } catch {
    return refuse('containers: no container engine answers; start Docker.');
  }
  return runVitest('service', rest, {
    TEST_SERVICES: 'containers',
    TESTCONTAINERS_RYUK_DISABLED: 'true',
  });
}

function refuse(line: string): Counts {
  console.log(line);
  return failed(line);
}
