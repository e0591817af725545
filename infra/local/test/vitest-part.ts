import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { localFolder } from '../../files/paths.ts';
import { type Counts, failed } from './counts.ts';
import { runTool } from './run-tool.ts';

/** What we read of Vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/**
 * Runs the tests of a Vitest project; progress and failures are shown as they come.
 * @param rest arguments passed on, such as names of files
 */
export async function runVitest(
  project: string,
  rest: readonly string[],
  env: Record<string, string> = {},
): Promise<Counts> {
  const file = join(localFolder, 'reports', `${project}-${randomUUID().slice(0, 8)}.json`);
  await mkdir(dirname(file), { recursive: true });
  const args = ['run', '--config', 'infra/tests/vitest.config.ts', '--project', project];
  args.push(
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  const { status } = await runTool('vitest', [...args, ...rest], { show: true, env });
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
  await rm(file, { force: true });
  if (!report) return status === 0 ? { passed: 0, failed: 0, skipped: 0 } : failed;
  // A file that cannot even be loaded has no tests that could fail.
  const broken = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
  const failures = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    // Errors outside of tests fail the run without failing a test.
    failed: failures === 0 && status !== 0 ? 1 : failures,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
