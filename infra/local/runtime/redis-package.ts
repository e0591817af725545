import { join } from 'node:path';
import { localFolder } from '../../files/paths.ts';
import { keptPackage } from './kept-package.ts';
import { PlainError } from './protocol.ts';
import { type RedisProgram, troubleOf } from './redis-program.ts';

const advice =
  'Redis is missing: install redis-server (or valkey-server), or set REDIS_URL to one that runs.';

/** Where the unpacked Redis is stored, and the environment for the system's tools. */
export interface RedisPackageOptions {
  home?: string;
  env?: NodeJS.ProcessEnv;
}

/**
 * Unpacks Redis from Debian or Ubuntu packages into a folder of the project.
 * @throws PlainError with the reason when this is not possible
 */
export async function unpackRedis(
  report: (line: string) => void,
  { home = join(localFolder, 'redis-package'), env = process.env }: RedisPackageOptions = {},
): Promise<RedisProgram> {
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
