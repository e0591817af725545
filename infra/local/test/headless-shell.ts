import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../../files/paths.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { type UnpackedProgram, keptPackage, outputOf } from '../runtime/kept-package.ts';

/** Why it cannot open a page; undefined when it can. */
async function troubleOf(program: UnpackedProgram): Promise<string | undefined> {
  const page = ['--no-sandbox', '--disable-dev-shm-usage', '--dump-dom', 'about:blank'];
  const { stdout, trouble } = await outputOf([...program, ...page]);
  return trouble ?? (stdout.includes('<html') ? undefined : 'it opens no page');
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
  const program = await keptPackage(report, {
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
  const command = program.map((word) => `'${word}'`).join(' ');
  const lines = ['#!/bin/sh', `exec ${command} "$@"`, ''];
  if (!existsSync(script)) writeWhole(script, lines.join('\n'), 0o755);
  return script;
}
