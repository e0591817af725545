import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { unpackHeadlessShell } from './headless-shell.ts';

const execute = promisify(execFile);
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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wanted = ['install', '-y', '--no-install-recommends', name, 'fonts-liberation'];
  try {
    await execute('apt-get', wanted, { env }).catch(async () => {
      await execute('apt-get', ['update'], { env });
      await execute('apt-get', wanted, { env });
    });
    return true;
  } catch {
    return false;
  }
}
