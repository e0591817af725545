import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { checkout } from '../../files/paths.ts';
import { type Counts, none, withReason } from './counts.ts';
import { runReported } from './run-tool.ts';

/** The part of Playwright's JSON report that we read. */
export type PlaywrightReport = Pick<JSONReport, 'suites' | 'stats' | 'errors'> & {
  config: Pick<JSONReport['config'], 'rootDir'>;
};

/**
 * Runs the tests of Playwright projects; progress is shown live.
 * @param rest arguments passed on, such as file names
 */
export function runPlaywright(
  projects: readonly string[],
  rest: readonly string[],
  env: Record<string, string>,
): Promise<Counts> {
  const args = ['playwright', 'test', '--config', 'infra/browser/playwright.config.ts'];
  args.push('--reporter=list,json', ...projects.map((name) => `--project=${name}`), ...rest);
  const toFile = (file: string) => ({ args, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file } });
  return runReported(projects.join(' and '), toFile, (report) =>
    countsInPlaywright(report as PlaywrightReport),
  );
}

const specsOf = ({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** The figures of a report. An error outside of tests, such as a file that cannot be loaded, is one failure. */
export function countsInPlaywright({ suites, stats, errors, config }: PlaywrightReport): Counts {
  const failures = errors.map(({ message }) => withReason('browser', message?.split('\n')[0]));
  for (const { file, title, tests } of suites.flatMap(specsOf))
    for (const { results } of tests.filter(({ status }) => status === 'unexpected')) {
      const [reason] = results.at(-1)?.error?.message?.split('Call log:') ?? [];
      const name = `${relative(checkout, join(config.rootDir, file))}: ${title}`;
      failures.push(withReason(name, reason));
    }
  const { expected: passed, skipped } = stats;
  return { ...none, passed, failed: failures.length, skipped, failures };
}
