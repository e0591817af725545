import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout, pinnedNode } from '../../files/paths.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const launcher = join(checkout, 'infra/local/launch/install.mjs');
const installed = {
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/for-here': { version: '2.0.0', optional: true, os: [process.platform] },
};
const forTests = { 'node_modules/for-tests': { version: '3.0.0', dev: true } };
const others = {
  '': {},
  'node_modules/for-others': { version: '2.0.0', optional: true, os: ['aix'] },
};

/** A checkout in which npm has installed everything for this platform. */
async function madeCheckout() {
  const root = await temporaryFolder();
  await write(root, 'package-lock.json', { packages: { ...others, ...installed } });
  await write(root, 'node_modules/.package-lock.json', { packages: installed });
  for (const path of Object.keys(installed)) await write(root, `${path}/package.json`, {});
  return root;
}

async function write(root: string, file: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), JSON.stringify(content));
}

/** Runs the check with an npm that only says so. @returns what was said */
async function start(root: string, { isTest = false } = {}): Promise<string> {
  const npm = join(root, 'fake-npm.js');
  await writeFile(npm, "console.log('npm', ...process.argv.slice(2, 5))");
  const script = `await (await import('${launcher}')).ensureInstalled(${isTest}, '${root}')`;
  const env = { ...process.env, npm_execpath: npm };
  const args = ['--input-type=module', '-e', script];
  return spawnSync(pinnedNode(), args, { env, encoding: 'utf8' }).stdout;
}

test('When all packages of this platform are there, then nothing is installed', async () => {
  expect(await start(await madeCheckout())).toBe('');
});

test('When only tests need a package, then only they install it, beside what is there', async () => {
  const root = await madeCheckout();
  const packages = { ...others, ...installed, ...forTests };
  await write(root, 'package-lock.json', { packages });

  expect(await start(root)).toBe('');
  expect(await start(root, { isTest: true })).toContain('npm install --no-save --include=dev');
});

test('When the folder of a package is lost, then it is installed again', async () => {
  const root = await madeCheckout();
  await rm(join(root, 'node_modules/plain'), { recursive: true });

  expect(await start(root)).toContain('npm ci --omit=dev');
});

test('When the lock file wants another version, then it is installed', async () => {
  const root = await madeCheckout();
  const packages = { ...installed, 'node_modules/for-here': { version: '2.1.0', optional: true } };
  await write(root, 'package-lock.json', { packages });

  expect(await start(root)).toContain('npm ci');
});

test('When an installation was killed, then the next start installs, and the one after does not', async () => {
  const root = await madeCheckout();
  const { pid } = spawnSync('true');
  await write(root, '.local/installing', pid);

  expect(await start(root)).toContain('npm ci');
  expect(await start(root)).toBe('');
});

test('When another npm still installs, then its id is told', async () => {
  const root = await madeCheckout();
  const npm = join(root, 'fake-npm.js');
  await writeFile(npm, 'setTimeout(() => undefined, 3_000)');
  await write(root, '.local/installing', process.pid);
  const script = `setTimeout(() => process.exit(), 500);
    await (await import('${launcher}')).ensureInstalled(true, '${root}')`;
  const { stdout } = spawnSync(pinnedNode(), ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });

  expect(stdout).toContain(`Waiting for process ${process.pid}`);
});
