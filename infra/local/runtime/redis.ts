import { join } from 'node:path';
import { localFolder } from '../../files/paths.ts';
import { type UnpackedProgram, keptPackage, outputOf } from './kept-package.ts';
import { PlainError } from './processes.ts';

const advice =
  'Redis is missing: install redis-server (or valkey-server), or set REDIS_URL to one that runs.';

/** The command of Redis or Valkey from PATH, else of one unpacked from the system's packages. */
export async function findRedis(report: (line: string) => void): Promise<string[]> {
  for (const file of ['redis-server', 'valkey-server'])
    if ((await troubleOf([file])) === undefined) return [file];
  return unpackRedis(report);
}

/**
 * Tests a Redis or Valkey: does it run, and is it new enough? BullMQ needs 6.2 or newer; every Valkey is.
 * @returns undefined when it can be used, else the reason in one line
 */
export async function troubleOf(command: UnpackedProgram): Promise<string | undefined> {
  const { stdout, trouble } = await outputOf([...command, '--version']);
  const [, major, minor] = /v=(\d+)\.(\d+)/.exec(stdout) ?? [];
  if (trouble !== undefined || Number(major) * 100 + Number(minor) >= 602) return trouble;
  return `it is too old or unknown: ${stdout}`;
}

/**
 * Unpacks Redis from Debian or Ubuntu packages into a folder of the project.
 * @throws PlainError with the reason when this is not possible
 */
export async function unpackRedis(
  report: (line: string) => void,
  { home = join(localFolder, 'redis-package'), env = process.env } = {},
): Promise<string[]> {
  try {
    return await keptPackage(report, {
      title: 'Redis',
      // The server is a link into redis-tools, which may already be installed.
      names: ['redis-server', 'redis-tools'],
      program: 'usr/bin/redis-server',
      troubleOf,
      home,
      env,
    });
  } catch (cause) {
    const { message } = cause as Error;
    throw new PlainError(`${advice}\nIt could not be unpacked: ${message}`, { cause });
  }
}
