import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { troubleOf, unpackRedis } from '../../local/runtime/redis.ts';
import { fakeDebian } from './fixtures/fake-debian.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

const silent = () => undefined;

test('When the package cache holds a library of Redis already, then it is fetched all the same', async () => {
  const home = await temporaryFolder();
  const { env, log } = await fakeDebian({ cached: ['liblzf1', 'redis-tools'] });

  const program = await unpackRedis(silent, { home, env });

  expect(await troubleOf(program)).toBeUndefined();
  expect(await readFile(log, 'utf8')).toMatch(/download.* liblzf1/);
});

test('When Redis was unpacked and runs, then nothing is fetched again', async () => {
  const home = await temporaryFolder();
  const { env, log } = await fakeDebian();
  await unpackRedis(silent, { home, env });
  await rm(log);

  await unpackRedis(silent, { home, env });

  expect(existsSync(log)).toBe(false);
});

test('When an unpacking of earlier does not run, then that is said and it is fetched again', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian();
  const broken = join(home, 'root/usr/bin/redis-server');
  await mkdir(join(home, 'root/usr/bin'), { recursive: true });
  await writeFile(broken, '#!/bin/sh\necho "liblzf.so.1: cannot open" >&2; exit 127\n');
  await chmod(broken, 0o755);
  const said: string[] = [];

  const program = await unpackRedis((line) => said.push(line), { home, env });

  expect(said[0]).toContain('does not run (liblzf.so.1: cannot open)');
  expect(await troubleOf(program)).toBeUndefined();
});

test('When an earlier start was killed while it unpacked, then the next one begins anew', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian();
  await mkdir(join(home, 'work/root/usr'), { recursive: true });
  await mkdir(join(home, 'work/debs'), { recursive: true });
  await writeFile(join(home, 'work/debs/half_1_amd64.deb'), 'half');

  const program = await unpackRedis(silent, { home, env });

  expect(await troubleOf(program)).toBeUndefined();
  expect(existsSync(join(home, 'work'))).toBe(false);
});

test('When the unpacked server does not run, then it is thrown away and the reason is told', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ needed: ['redis-server', 'redis-tools'] });

  await expect(unpackRedis(silent, { home, env })).rejects.toThrow(
    'what was unpacked does not run: error while loading shared libraries: liblzf.so.1',
  );
  expect(existsSync(join(home, 'root'))).toBe(false);
});

test('When the packages cannot be fetched, then the words of apt-get are told', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ trouble: 'E: Unable to fetch some archives' });

  await expect(unpackRedis(silent, { home, env })).rejects.toThrow('Unable to fetch some archives');
});

test('When two runs need Redis at once, then both get one that runs', async () => {
  const home = await temporaryFolder();
  const { env } = await fakeDebian({ cached: ['liblzf1'] });

  const programs = await Promise.all([1, 2].map(() => unpackRedis(silent, { home, env })));

  expect(await Promise.all(programs.map(troubleOf))).toEqual([undefined, undefined]);
});
