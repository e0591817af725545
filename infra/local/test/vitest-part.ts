import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { checkout, localFolder } from '../../files/paths.ts';
import { type Counts, failed, none } from './counts.ts';
import { runTool } from './run-tool.ts';

/** What we read of Vitest's JSON report. */
interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** What failed in a project: tests, and files that cannot even be loaded and so have no tests. */
function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(checkout, name);
    if (status === 'failed' && assertionResults.length === 0) return [file];
    const tests = assertionResults.filter((test) => test.status === 'failed');
    return tests.map(({ fullName }) => `${file}: ${fullName}`);
  });
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
  if (!report) return status === 0 ? none : failed(`${project}: no report`);
  const failures = failuresIn(report);
  // Errors outside of tests fail the run without failing a test.
  if (failures.length === 0 && status !== 0) failures.push(`${project}: an error outside of tests`);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}
