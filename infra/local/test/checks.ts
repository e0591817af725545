import { type Counts, failed, passed, sum } from './counts.ts';
import { runTool } from './run-tool.ts';

const checks = {
  types: ['tsc', '-b', 'infra/tsconfig.all.json'],
  lint: ['oxlint', '--type-aware', '--deny-warnings'],
  rules: ['node', 'infra/rules/check-rules.ts'],
  format: ['prettier', '--check', '--log-level', 'warn', '.'],
} as const;

export const checkNames = ['types', 'lint', 'rules', 'format'] as const;
export type CheckName = keyof typeof checks;

/** Runs checks in parallel; each counts as one. The output of a failed one is shown in full. */
export async function runChecks(names: readonly CheckName[]): Promise<Counts> {
  return sum(await Promise.all(names.map(runCheck)));
}

async function runCheck(name: CheckName): Promise<Counts> {
  const [tool, ...args] = checks[name];
  const begin = Date.now();
  const { status, output } = await runTool(tool, args, { show: false });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${status === 0 ? 'passed' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) console.log(output);
  return status === 0 ? passed : failed(name);
}
