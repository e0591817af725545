import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { checkout } from '../../files/paths.ts';
import { type Counts, none } from './counts.ts';
import { withReason } from './report-file.ts';

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = Pick<JSONReport, 'suites' | 'stats' | 'errors'> & {
  config: Pick<JSONReport['config'], 'rootDir'>;
};

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The figures of a report. An error outside of tests, such as a file that cannot be loaded, is one failure. */
export function countsInPlaywright({ suites, stats, errors, config }: PlaywrightReport): Counts {
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results }) => {
        const [reason] = results.at(-1)?.error?.message?.split('Call log:') ?? [];
        return withReason(`${relative(checkout, join(config.rootDir, file))}: ${title}`, reason);
      }),
  );
  const outside = errors.map(({ message }) => withReason('browser', message?.split('\n')[0]));
  return {
    ...none,
    passed: stats.expected,
    failed: outside.length + failures.length,
    skipped: stats.skipped,
    failures: [...outside, ...failures],
  };
}
