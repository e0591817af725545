import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkout } from '../files/paths.ts';

/** A source file of the project. */
export interface Source {
  /** Path from the checkout, with forward slashes. */
  path: string;
  text: string;
}

/** A violation of a rule. */
export interface Finding {
  rule: string;
  /** The file or edge that breaks it. */
  subject: string;
  /** Where it is, and how to fix it. */
  message: string;
}

const folders = '{frontend,gateway,services,infra}';
const left = ['node_modules', 'generated', 'dist', 'dist.unfinished', '.tsc'];

/** All hand-written TypeScript, and the few JavaScript files that run before anything is installed. */
export async function readSources(root = checkout): Promise<Source[]> {
  const exclude = (path: string) => left.some((name) => path.split('/').includes(name));
  const paths: string[] = [];
  const pattern = `${folders}/**/*.{ts,tsx,mts,mjs}`;
  for await (const path of glob(pattern, { cwd: root, exclude })) paths.push(path);
  return Promise.all(
    paths.sort().map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })),
  );
}
