import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createInstallState } from '../../local/launch/installed.mjs';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const installed = {
  'node_modules/plain': { version: '1.0.0' },
  'node_modules/for-here': { version: '2.0.0', optional: true, os: [process.platform] },
};
const others = {
  '': {},
  'node_modules/for-others': { version: '2.0.0', optional: true, os: ['aix'] },
  'node_modules/for-those-of-others': { version: '2.0.0', optional: true },
};

/** A checkout in which npm has installed everything for this platform. */
async function checkout() {
  const root = await temporaryFolder();
  await write(root, 'package-lock.json', { packages: { ...others, ...installed } });
  await write(root, 'node_modules/.package-lock.json', { packages: installed });
  for (const path of Object.keys(installed)) await write(root, `${path}/package.json`, {});
  return { root, state: createInstallState(root) };
}

async function write(root: string, file: string, content: object): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), JSON.stringify(content));
}

test('When all packages of this platform are there, then nothing is installed', async () => {
  const { state } = await checkout();

  expect(state.isInstalled()).toBe(true);
});

test('When the folder of a package is lost, then it counts as not installed', async () => {
  const { root, state } = await checkout();
  await rm(join(root, 'node_modules/plain'), { recursive: true });

  expect(state.isInstalled()).toBe(false);
});

test('When an installation was killed, then it counts as not installed until one comes to its end', async () => {
  const { root, state } = await checkout();
  const killed = spawn('true');
  await once(killed, 'exit');
  await mkdir(join(root, '.local'));
  await writeFile(join(root, '.local/installing'), String(killed.pid));

  expect(state.isInstalled()).toBe(false);
  expect(state.begin()).toBeUndefined();
  expect(state.isInstalled()).toBe(false);
  state.finish();
  expect(state.isInstalled()).toBe(true);
});

test('When another process installs, then its id is told', async () => {
  const { state } = await checkout();

  expect(state.begin()).toBeUndefined();
  expect(state.begin()).toBe(process.pid);
});

test('When an optional package of this platform is missing, then npm is asked once, and its word is kept', async () => {
  const { root, state } = await checkout();
  await rm(join(root, 'node_modules/for-here'), { recursive: true });
  expect(state.isInstalled()).toBe(false);

  state.begin();
  state.finish();

  expect(state.isInstalled()).toBe(true);
});
