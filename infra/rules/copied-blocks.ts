import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { checkout } from '../files/paths.ts';
import type { Finding } from './sources.ts';

/** From this size on, equal code in two places is a copy; smaller matches are chance. */
const fewestTokens = 50;
const fewestLines = 6;

/** The part of the report that we read. */
interface Report {
  duplicates: { lines: number; firstFile: Place; secondFile: Place }[];
}
interface Place {
  name: string;
  start: number;
}

/** Duplicate blocks of code, found by jscpd; comments do not count. */
export async function copiedBlocks(root = checkout): Promise<Finding[]> {
  const output = await mkdtemp(join(tmpdir(), 'kbf-copies-'));
  const left = ['node_modules', 'generated', 'dist', 'dist.unfinished', '.tsc', '.local'];
  const args = ['--format', 'typescript,tsx', '--skip-comments', '--reporters', 'json'];
  args.push('--min-tokens', String(fewestTokens), '--min-lines', String(fewestLines));
  args.push('--ignore', left.map((name) => `**/${name}/**`).join(','), '--output', output, '.');
  try {
    await promisify(execFile)(join(checkout, 'node_modules/.bin/jscpd'), args, { cwd: root });
    const report = await readFile(join(output, 'jscpd-report.json'), 'utf8');
    return (JSON.parse(report) as Report).duplicates.map((copy) => findingFor(copy, root));
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

function findingFor(copy: Report['duplicates'][number], root: string): Finding {
  const places = [copy.firstFile, copy.secondFile]
    .map(({ name, start }) => ({ path: relative(root, resolve(root, name)), start }))
    .sort((one, other) => one.path.localeCompare(other.path, 'en'));
  const [one, other] = places.map(({ path, start }) => `${path}:${start}`);
  return {
    rule: 'copied-block',
    subject: places.map(({ path }) => path).join(' = '),
    message: `${one} and ${other}: the same ${copy.lines} lines`,
  };
}
