import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { TestServers } from '@kbf/test-kit';
import type { TestProject } from 'vitest/node';
import { generateClients } from '../database/generate.ts';
import { localFolder } from '../files/paths.ts';
import { startRuntime, throwAway } from '../local/runtime/runtime.ts';
import { startContainers } from './containers.ts';

type Servers = Partial<TestServers> & { stop: () => Promise<void> };

/**
 * Gives the tests a PostgreSQL and a Redis: those of TEST_POSTGRES_URL and TEST_REDIS_URL, containers with
 * TEST_SERVICES=containers, else temporary servers that end with this run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [servers] = await Promise.all([openServers(), generateClients()]);
  project.provide('postgresUrl', servers.postgresUrl!);
  project.provide('redisUrl', servers.redisUrl!);
  return servers.stop;
}

async function openServers(): Promise<Servers> {
  const { TEST_POSTGRES_URL: postgresUrl, TEST_REDIS_URL: redisUrl } = process.env;
  if (postgresUrl && redisUrl) return { postgresUrl, redisUrl, stop: async () => undefined };
  if (process.env['TEST_SERVICES'] === 'containers') return startContainers();
  const folder = join(localFolder, 'test', randomUUID().slice(0, 8));
  return startRuntime({ ...throwAway, folder, servers: ['postgres', 'redis'] }, console.error);
}
