import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { checkout, compileCache, localFolder } from '../../files/paths.ts';
import { type Counts, failed, none, sum } from './counts.ts';

/**
 * Runs a program of the installed packages in the checkout, on the pinned Node. It ends with this process.
 * @param show prints its output live; otherwise it is collected in `output`
 */
export async function runTool(
  [name, ...args]: readonly string[],
  { show = false, env = {} }: { show?: boolean; env?: Record<string, string> },
): Promise<{ status: number; output: string }> {
  const to = show ? 'inherit' : 'pipe';
  const { exitCode, all, shortMessage } = await execa(name!, args, {
    cwd: checkout,
    preferLocal: true,
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    stdin: 'ignore',
    stdout: to,
    stderr: to,
    all: true,
    // Through its channel the program notices when this process was killed.
    ipc: true,
    reject: false,
  });
  return { status: exitCode ?? 1, output: all || (shortMessage ?? '') };
}

/** Runs the tests of `what` with a tool that writes a JSON report, and counts them. */
export async function runReported(
  what: string,
  toFile: (file: string) => { args: readonly string[]; env: Record<string, string> },
  countsIn: (report: unknown) => Counts,
): Promise<Counts> {
  const reports = join(localFolder, 'reports');
  await mkdir(reports, { recursive: true });
  const file = join(reports, `${randomUUID()}.json`);
  const { args, env } = toFile(file);
  const { status } = await runTool(args, { show: true, env });
  const report = await readFile(file, 'utf8').catch(() => undefined);
  await rm(file, { force: true });
  if (report === undefined) return status === 0 ? none : failed(`${what}: no report`);
  const counts = countsIn(JSON.parse(report));
  // Errors outside of tests fail the run without failing a test.
  const isToldOf = status === 0 || counts.failed > 0;
  return isToldOf ? counts : sum([counts, failed(`${what}: an error outside of tests`)]);
}
