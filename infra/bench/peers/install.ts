import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { shortHash } from '../../files/paths.ts';
import { type StackProcess, createChild } from '../../local/runtime/child.ts';

/** Both peers support this version. */
export const peerNode = '22.23.3';

/** Another product on npm. */
export type Product = {
  name: string;
  /** Its settings, and how its answers differ from ours, in words. */
  notes: string;
  /** Exact versions. Packages below them are the newest that these allow on the day of the installation. */
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
  /** A folder with its site. */
  site?: string;
  /** What builds this site. */
  build?: Args;
};

const environment = (folder: string, env: Record<string, string>) => ({
  PATH: `${join(folder, 'node_modules/.bin')}:${process.env['PATH']}`,
  HOME: homedir(),
  NODE_ENV: 'production',
  PEER_FOLDER: folder,
  ...env,
});

/** A file of the product, and its arguments. */
type Args = readonly [file: string, ...string[]];

const command = (folder: string, [file, ...args]: Args, options: readonly string[] = []) => [
  join(folder, 'node_modules/.bin/node'),
  ...options,
  join(folder, file),
  ...args,
];

/** Runs something of the product to its end, on its own Node. @throws with its output when it fails */
export async function runPeer(
  folder: string,
  args: Args,
  env: Record<string, string> = {},
): Promise<void> {
  const [node, ...rest] = command(folder, args);
  await execa(node!, rest, { cwd: folder, env: environment(folder, env) });
}

/**
 * Installs the product once, in a folder outside the checkout. Other versions or another site get a new folder. No
 * package's script runs: all binaries are in the packages.
 * @returns the folder
 */
export async function installPeer(product: Product): Promise<string> {
  const { name, dependencies, overrides, site, build } = product;
  const node = { [`node-linux-${process.arch}`]: peerNode };
  const manifest = JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { ...dependencies, ...node },
    overrides,
  });
  const files = site ? globSync('**/*.js', { cwd: site }).sort() : [];
  const texts = files.map((file) => readFileSync(join(site!, file), 'utf8'));
  const caches = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const hash = shortHash([manifest, ...texts].join('\n'));
  const folder = join(caches, 'kbf-bench-peers', `${name}-${hash}`);
  const isReady = join(folder, 'ready');
  if (existsSync(isReady)) return folder;
  console.log(`Installing ${name} in ${folder} (once)…`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  if (site) cpSync(site, folder, { recursive: true });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  await execa('npm', ['install', '--ignore-scripts', ...quiet], { cwd: folder, stdio: 'inherit' });
  if (build) await runPeer(folder, build);
  writeFileSync(isReady, '');
  return folder;
}

/** A limit for the first answer. */
const startLimit = 120_000;

/** Starts a server of the product and waits until `url` answers 200. */
export async function startPeer(
  name: string,
  folder: string,
  args: Args,
  env: Record<string, string>,
  url: string,
): Promise<StackProcess> {
  const preload = ['--import', join(import.meta.dirname, 'preload.ts')];
  const process = createChild({
    name,
    command: command(folder, args, preload),
    env: environment(folder, env),
    // Directus shows a banner, for example. The last lines are kept for messages.
    onLine: () => undefined,
  });
  await process.start();
  const isUp = async () => (await fetch(url).catch(() => undefined))?.status === 200;
  for (const deadline = Date.now() + startLimit; !(await isUp()); await sleep(200))
    if (Date.now() > deadline)
      throw new Error(`${name} does not answer:\n${process.lines.join('\n')}`);
  return process;
}
