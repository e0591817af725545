import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of a Chromium: CHROME_PATH, else one on the path, else installed from the system's packages where we may.
 * @returns undefined when there is none to be had
 */
export async function findChromium(report: (line: string) => void): Promise<string | undefined> {
  const given = process.env['CHROME_PATH'];
  if (given && existsSync(given)) return given;
  return onPath() ?? ((await install(report)) ? onPath() : undefined);
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((file) => existsSync(file));
}

async function install(report: (line: string) => void): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  report('Installing Chromium from the packages of this system (once)…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wanted = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
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
