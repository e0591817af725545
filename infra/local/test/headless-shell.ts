import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { localFolder } from '../../files/paths.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { type UnpackedProgram, firstLine, keptPackage } from '../runtime/kept-package.ts';

const execute = promisify(execFile);

/** Why it cannot open a page; undefined when it can. */
async function troubleOf({ file, env }: UnpackedProgram): Promise<string | undefined> {
  const page = ['--no-sandbox', '--disable-dev-shm-usage', '--dump-dom', 'about:blank'];
  try {
    const { stdout } = await execute(file, page, { env: { ...process.env, ...env } });
    return stdout.includes('<html') ? undefined : 'it opens no page';
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return firstLine(stderr) || firstLine(message);
  }
}

/**
 * Chromium's headless shell from this system's packages, beside an installed Chromium. It has no window and draws
 * nothing on a screen, so it needs about half of the CPU time for the same pages.
 * @returns the path of a script that starts it
 * @throws Error when it is not available
 */
export async function unpackHeadlessShell(
  report: (line: string) => void,
  options: { home?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { home = join(localFolder, 'headless-shell'), env = process.env } = options;
  const { file, env: own } = await keptPackage(report, {
    title: 'Chromium’s headless shell',
    // Its images, texts and ICU data are in the common package, which may be installed in another version.
    names: ['chromium-headless-shell', 'chromium-common'],
    leaveOut: /^chromium(?:-sandbox|-driver|-l10n)?$/,
    program: 'usr/lib/chromium/chromium-headless-shell',
    troubleOf,
    home,
    env,
  });
  const script = join(home, 'chromium-headless-shell');
  const libraries = own['LD_LIBRARY_PATH'] ?? '';
  const lines = ['#!/bin/sh', `LD_LIBRARY_PATH='${libraries}' exec '${file}' "$@"`, ''];
  if (!existsSync(script)) writeWhole(script, lines.join('\n'), 0o755);
  return script;
}
