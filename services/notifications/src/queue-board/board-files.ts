import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lookup } from 'mrmime';

export type BoardFiles = {
  /** In the order in which the page loads them. */
  scripts: readonly string[];
  styles: readonly string[];
  /** One file of the board, by its path below it. */
  read: (path: string) => Promise<{ bytes: Buffer; type: string } | undefined>;
};

const folder = () => {
  const installed = createRequire(import.meta.url).resolve('@bull-board/ui/package.json');
  return join(dirname(installed), 'dist');
};

/** The files of bull-board's page, from the installed package. */
export async function findBoardFiles(): Promise<BoardFiles> {
  const root = folder();
  const page = await readFile(join(root, 'index.ejs'), 'utf8');
  const inPage = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, path]) => path!);
  const names = await readdir(join(root, 'static'), { recursive: true });
  const known = new Set(names.map((name) => `static/${name}`));
  return {
    scripts: inPage(/<script defer src="(static\/[^"]+)"/g),
    styles: inPage(/<link href="(static\/[^"]+\.css)"/g),
    read: async (path) => {
      const type = known.has(path) ? lookup(path) : undefined;
      return type ? { bytes: await readFile(join(root, path)), type } : undefined;
    },
  };
}
