import { relative } from 'node:path';
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
    /** A test that passed has messages only if it failed at its first try. */
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** The figures of a report. A file that cannot even be loaded has no tests, and counts as one failure. */
export function countsIn(report: Report): Counts {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: `${relative(checkout, name)}: ${test.fullName}`,
    })),
  );
  const notLoaded = report.testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name }) => relative(checkout, name));
  const failures = tests.filter(({ status }) => status === 'failed').map(({ title }) => title);
  return {
    passed: report.numPassedTests,
    failed: notLoaded.length + failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...notLoaded, ...failures],
    secondTries: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => title),
  };
}
