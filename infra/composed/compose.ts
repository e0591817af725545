import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '@kbf/test-kit';
import { execa } from 'execa';
import { checkout } from '../files/paths.ts';

const isThere = async (command: string, args: string[]) =>
  !(await execa(command, args, { reject: false })).failed;

/**
 * The composed system, in a project of its own. Images of POSTGRES_IMAGE and REDIS_IMAGE, else those of the file.
 * @returns `run` for a command of compose, and `script` for one of infra/docker; both throw when it fails
 */
export async function composed(env: Record<string, string>) {
  const port = await freePort();
  const project = `kbf-test-${randomUUID().slice(0, 8)}`;
  // Compose 2 is a part of docker, 1.29 a program of its own.
  const [command, ...first] = (await isThere('docker', ['compose', 'version']))
    ? ['docker', 'compose']
    : ['docker-compose'];
  const settings = {
    DOCKER_BUILDKIT: '1',
    COMPOSE_PROJECT_NAME: project,
    HOST_PORT: String(port),
    ...env,
  };
  const options = { cwd: checkout, env: settings, all: true } as const;
  const run = (...args: string[]) => execa(command, [...first, ...args], options);
  const script = (name: string, args: string[] = [], more: Record<string, string> = {}) =>
    execa(join(checkout, 'infra/docker', name), args, {
      ...options,
      env: { ...settings, ...more },
    });
  const docker = async (...args: string[]) => (await execa('docker', args)).stdout;
  const containerOf = async (service: string) => (await run('ps', '-q', service)).stdout.trim();
  return { run, script, docker, containerOf, origin: `http://localhost:${port}` };
}
