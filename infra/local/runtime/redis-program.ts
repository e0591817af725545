import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type UnpackedProgram, firstLine } from './kept-package.ts';

const execute = promisify(execFile);

/** A Redis program and the environment for its libraries. */
export type RedisProgram = UnpackedProgram;

/**
 * Tests a Redis or Valkey: does it run, and is it new enough? BullMQ needs 6.2 or newer; every Valkey is.
 * @returns undefined when it can be used, else the reason in one line
 */
export async function troubleOf(program: RedisProgram): Promise<string | undefined> {
  try {
    const env = { ...process.env, ...program.env };
    const { stdout } = await execute(program.file, ['--version'], { env });
    const [, major, minor] = /v=(\d+)\.(\d+)/.exec(stdout) ?? [];
    if (Number(major) * 100 + Number(minor) >= 602) return undefined;
    return `it is too old or unknown: ${firstLine(stdout)}`;
  } catch (error) {
    const { stderr = '', message } = error as Error & { stderr?: string };
    return firstLine(stderr) || firstLine(message);
  }
}
