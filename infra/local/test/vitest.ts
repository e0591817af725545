import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { checkout } from '../../files/paths.ts';
import { type Counts, withReason } from './counts.ts';
import { runReported } from './run-tool.ts';

/** The part of Vitest's JSON report that we read. */
export interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file itself failed: it could not be loaded, or its setup failed. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Runs the tests of a Vitest project; progress and failures are shown live.
 * @param rest arguments passed on, such as file names
 */
export function runVitest(
  project: string,
  rest: readonly string[],
  env: Record<string, string> = {},
): Promise<Counts> {
  const args = ['vitest', 'run', '--config', 'infra/tests/vitest.config.ts', '--project', project];
  args.push('--passWithNoTests', '--reporter=default', '--reporter=json', ...rest);
  // Service tests often wait for their servers, so one more than there are processors.
  if (project === 'service') args.push(`--maxWorkers=${availableParallelism() + 1}`);
  const toFile = (file: string) => ({ args: [...args, `--outputFile.json=${file}`], env });
  return runReported(project, toFile, (report) => countsIn(report as Report));
}

/**
 * The figures of a report. A file that failed by itself has no failed test, and counts as one failure: it could not be
 * loaded, or its tests were skipped because its setup failed.
 */
export function countsIn(report: Report): Counts {
  const isFailed = ({ status }: { status: string }) => status === 'failed';
  const broken: string[] = [];
  const failures: string[] = [];
  for (const file of report.testResults.filter(isFailed)) {
    const path = relative(checkout, file.name);
    const tests = file.assertionResults.filter(isFailed);
    if (tests.length === 0) broken.push(withReason(path, firstLine(file.message)));
    for (const { fullName, failureMessages } of tests)
      failures.push(withReason(`${path}: ${fullName}`, firstLine(failureMessages[0])));
  }
  return {
    passed: report.numPassedTests,
    failed: broken.length + failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...broken, ...failures],
  };
}

const firstLine = (text = ''): string => text.trim().split('\n')[0]!;
