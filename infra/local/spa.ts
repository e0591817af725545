import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { withLock } from './lock.ts';
import { checkout, localFolder, pinnedNode } from './paths.ts';
import { PlainError } from './runtime/protocol.ts';

const execute = promisify(execFile);
const frontend = join(checkout, 'frontend');
const page = join(frontend, 'dist/index.html');
const stampFile = join(localFolder, 'spa.stamp');

/** What the built SPA is made from. */
const sources = [
  ...['src', 'public', 'index.html', 'vite.config.ts', 'package.json'].map((name) =>
    join('frontend', name),
  ),
  'services/packages/contracts/src',
  'services/packages/content/src',
  'package-lock.json',
];

/** Builds the SPA into frontend/dist unless what is there was built from the same sources. */
export async function buildSpa(report: (line: string) => void): Promise<void> {
  if (!existsSync(join(frontend, 'index.html')) || (await isFresh())) return;
  await withLock(join(localFolder, 'spa.lock'), async () => {
    if (await isFresh()) return;
    report('Building the pages…');
    const vite = join(checkout, 'node_modules/vite/bin/vite.js');
    try {
      const env = { ...process.env, NODE_ENV: 'production' };
      await execute(pinnedNode(), [vite, 'build', '--logLevel', 'warn'], { cwd: frontend, env });
    } catch (cause) {
      const { stdout = '', stderr = '' } = cause as { stdout?: string; stderr?: string };
      throw new PlainError(`The pages cannot be built:\n${stdout}${stderr}`, { cause });
    }
    mkdirSync(dirname(stampFile), { recursive: true });
    await writeFile(stampFile, await stamp());
  });
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(page)) return false;
  return (await readFile(stampFile, 'utf8').catch(() => '')) === (await stamp());
}

/** Sources and result: a build made by hand in between counts as stale. */
async function stamp(): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) await addTo(hash, join(checkout, source));
  return `${hash.digest('hex')} ${statSync(page, { throwIfNoEntry: false })?.mtimeMs}`;
}

async function addTo(hash: ReturnType<typeof createHash>, path: string): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    for (const name of (await readdir(path)).sort()) await addTo(hash, join(path, name));
  } else if (found) {
    hash.update(path.slice(checkout.length)).update(await readFile(path));
  }
}
