import { relative } from 'node:path';
import { checkout } from '../../files/paths.ts';
import type { Counts } from './counts.ts';
import { withReason } from './report-file.ts';

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
 * The figures of a report. A file that failed by itself has no failed test, and counts as one failure: it could not be
 * loaded, or its tests were skipped because its setup failed.
 */
export function countsIn(report: Report): Counts {
  const files = report.testResults.map((file) => ({
    ...file,
    path: relative(checkout, file.name),
  }));
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      title: withReason(`${path}: ${fullName}`, firstLine(failureMessages[0])),
    })),
  );
  const failedByThemselves = files
    .filter(({ status }) => status === 'failed')
    .filter(({ assertionResults }) => assertionResults.every((test) => test.status !== 'failed'))
    .map(({ path, message }) => withReason(path, firstLine(message)));
  const failures = tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return {
    passed: report.numPassedTests,
    failed: failedByThemselves.length + failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedByThemselves, ...failures],
  };
}

const firstLine = (text = ''): string => text.trim().split('\n')[0]!;
