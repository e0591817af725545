import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { findHeadless } from '../../local/test/chromium.ts';
import { unpackHeadlessShell } from '../../local/test/headless-shell.ts';
import { fakeDebian } from './fixtures/fake-debian.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const execute = promisify(execFile);
const silent = () => undefined;
/** The system's plan when an older Chromium is installed. */
const needed = ['chromium', 'chromium-common', 'chromium-headless-shell'];

afterEach(() => vi.unstubAllEnvs());

test('When a headless shell is in the packages, then a script starts it, without a whole Chromium', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ needed });

  const script = await unpackHeadlessShell(silent, { home, env });

  expect((await execute(script)).stdout).toContain('<html>');
  expect(existsSync(join(home, 'root/whole-chromium'))).toBe(false);
});

test('When it was unpacked and opens a page, then nothing is fetched again', async () => {
  const home = await temporaryFolder();
  const { env, log } = await fakeDebian({ needed });
  const first = await unpackHeadlessShell(silent, { home, env });
  await rm(log);

  expect(await unpackHeadlessShell(silent, { home, env })).toBe(first);
  expect(existsSync(log)).toBe(false);
});

test('When what was unpacked opens no page any more, then that is said and it is fetched again', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ needed });
  await unpackHeadlessShell(silent, { home, env });
  await rm(join(home, 'root/usr/lib/chromium/icudtl.dat'));
  const said: string[] = [];

  const script = await unpackHeadlessShell((line) => said.push(line), { home, env });

  expect(said[0]).toContain('does not run (icudtl.dat not found in bundle)');
  expect((await execute(script)).stdout).toContain('<html>');
});

test('When it cannot be fetched, then the reason is told, and nothing is kept', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ trouble: 'E: Unable to fetch some archives' });

  await expect(unpackHeadlessShell(silent, { home, env })).rejects.toThrow(
    'Unable to fetch some archives',
  );
  expect(existsSync(join(home, 'root'))).toBe(false);
});

test('When a Chromium is named, then it is taken, and no other is looked for', async () => {
  const { env } = await fakeDebian();
  vi.stubEnv('CHROME_PATH', env['FAKE_BROWSER']);

  expect(await findHeadless(silent)).toBe(env['FAKE_BROWSER']);
});
