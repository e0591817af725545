import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { unpackHeadlessShell } from './headless-shell.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const shell = 'chromium-headless-shell';

/**
 * Path of a Chromium: CHROME_PATH, else one in PATH, else installed from the system's packages if we may.
 * @returns undefined when there is none
 */
export async function findChromium(report: (line: string) => void): Promise<string | undefined> {
  return (
    given() ?? onPath(names) ?? ((await install('chromium', report)) ? onPath(names) : undefined)
  );
}

/**
 * The same for page tests: the headless shell if possible, which needs half of the CPU time. Without a Chromium it is
 * installed; beside one it is only unpacked, because both share their files.
 */
export async function findHeadless(report: (line: string) => void): Promise<string | undefined> {
  const found = given() ?? onPath([shell]);
  if (found !== undefined) return found;
  if (onPath(names) === undefined && (await install(shell, report))) return onPath([shell]);
  try {
    return await unpackHeadlessShell(report);
  } catch (error) {
    report(`${error instanceof Error ? error.message : String(error)}; a whole Chromium is taken.`);
    return findChromium(report);
  }
}

function given(): string | undefined {
  const path = process.env['CHROME_PATH'];
  return path && existsSync(path) ? path : undefined;
}

function onPath(wanted: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => wanted.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function install(name: string, report: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  report(`Installing ${name} from the packages of this system (once)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const apt = async (...args: string[]) =>
    !(await execa('apt-get', args, { env, stdin: 'ignore', reject: false })).failed;
  // Another installation may be under way on this machine: wait for it.
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  const packages = ['install', '-y', '--no-install-recommends', ...wait, name, 'fonts-liberation'];
  return (await apt(...packages)) || ((await apt('update')) && apt(...packages));
}
