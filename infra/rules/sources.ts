import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';

/** A file of ours. */
export interface Source {
  /** Path from the checkout, with forward slashes. */
  path: string;
  text: string;
}

/** Something that breaks a rule. */
export interface Finding {
  rule: string;
  /** What the exception for it would be called: it stays the same when lines move. */
  subject: string;
  /** Where, and what to do. */
  message: string;
}

const folders = '{frontend,gateway,services,infra}';
const left = ['node_modules', 'generated', 'dist', 'dist.unfinished', '.tsc'];

/** All TypeScript that people write, and the few JavaScript files that run before anything is installed. */
export async function readSources(root = checkout): Promise<Source[]> {
  const exclude = (path: string) => left.some((name) => path.split('/').includes(name));
  const paths: string[] = [];
  const pattern = `${folders}/**/*.{ts,tsx,mts,mjs}`;
  for await (const path of glob(pattern, { cwd: root, exclude })) paths.push(path);
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}
