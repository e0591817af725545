import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { checkout } from '../../files/paths.ts';
import type { Counts } from './counts.ts';

/** What we read of Vitest's JSON report. */
export interface Report {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    /** Why the file itself failed: it could not be loaded, or what its tests begin with did not work. */
    message?: string;
    /** A test that passed has messages only if it failed at its first try. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** Characters of a reason: enough to tell failures apart, when only the end of a long run is read. */
const mostOfReason = 160;

/**
 * The figures of a report. A file that failed by itself has no test that failed, and counts as one failure: it could
 * not be loaded, or its tests were skipped because what they begin with did not work.
 */
export function countsIn(report: Report): Counts {
  const files = report.testResults.map((file) => ({
    ...file,
    path: relative(checkout, file.name),
  }));
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map(({ status, fullName, failureMessages }) => ({
      status,
      isLate: failureMessages.length > 0,
      title: withReason(`${path}: ${fullName}`, failureMessages[0]),
    })),
  );
  const failedByThemselves = files
    .filter(({ status }) => status === 'failed')
    .filter(({ assertionResults }) => assertionResults.every((test) => test.status !== 'failed'))
    .map(({ path, message }) => withReason(path, message));
  const failures = tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return {
    passed: report.numPassedTests,
    failed: failedByThemselves.length + failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedByThemselves, ...failures],
    secondTries: tests
      .filter(({ status, isLate }) => status === 'passed' && isLate)
      .map(({ title }) => title),
  };
}

/** With the first line of the reason, if there is one. */
function withReason(title: string, message = ''): string {
  const [reason = ''] = stripVTControlCharacters(message).trim().split('\n');
  return reason === '' ? title : `${title} (${reason.slice(0, mostOfReason)})`;
}
