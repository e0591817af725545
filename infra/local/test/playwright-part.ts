import { type Counts, failed, sum } from './counts.ts';
import { type PlaywrightReport, countsInPlaywright } from './playwright-report.ts';
import { readReport, reportFile } from './report-file.ts';
import { runTool } from './run-tool.ts';

/**
 * Runs the tests of Playwright projects; progress is shown live.
 * @param rest arguments passed on, such as file names
 */
export async function runPlaywright(
  projects: readonly string[],
  rest: readonly string[],
  env: Record<string, string>,
): Promise<Counts> {
  const file = await reportFile(projects.join('-'));
  const args = ['test', '--config', 'infra/browser/playwright.config.ts', '--reporter=list,json'];
  args.push(...projects.map((name) => `--project=${name}`), ...rest);
  const { status } = await runTool('playwright', args, {
    show: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = await readReport<PlaywrightReport>(file);
  if (!report) return failed(`${projects.join(' and ')}: no report`);
  const counts = countsInPlaywright(report);
  return status === 0 || counts.failed > 0
    ? counts
    : sum([counts, failed(`${projects.join(' and ')}: an error outside of tests`)]);
}
