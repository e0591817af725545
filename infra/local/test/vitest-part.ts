import { type Counts, failed, none, sum } from './counts.ts';
import { readReport, reportFile } from './report-file.ts';
import { runTool } from './run-tool.ts';
import { type Report, countsIn } from './vitest-report.ts';

/**
 * Runs the tests of a Vitest project; progress and failures are shown live.
 * @param rest arguments passed on, such as file names
 */
export async function runVitest(
  project: string,
  rest: readonly string[],
  env: Record<string, string> = {},
): Promise<Counts> {
  const file = await reportFile(project);
  const args = ['run', '--config', 'infra/tests/vitest.config.ts', '--project', project];
  args.push(
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  );
  const { status } = await runTool('vitest', [...args, ...rest], { show: true, env });
  const report = await readReport<Report>(file);
  if (!report) return status === 0 ? none : failed(`${project}: no report`);
  const counts = countsIn(report);
  // Errors outside of tests fail the run without failing a test.
  return status === 0 || counts.failed > 0
    ? counts
    : sum([counts, failed(`${project}: an error outside of tests`)]);
}
