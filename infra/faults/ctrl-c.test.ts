import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@kbf/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { takeLock } from '../files/lock.ts';
import { checkout, localFolder, pinnedNode } from '../files/paths.ts';
import { isAlive } from '../local/runtime/processes.ts';
import { temporaryFolder } from '../tests/local/fixtures/temporary-folder.ts';

/** A launcher, its child, two servers with their keepers, and one process per part of the product. */
const fewest = 12;

const launcherFile = join(checkout, 'infra/local/launch.mjs');

/** Runs `npm start` in its own folder and its own process group, like a terminal does. */
async function startSite() {
  const folder = await temporaryFolder();
  // Reuse the unpacked Redis.
  const redis = join(localFolder, 'redis-package');
  if (existsSync(redis)) symlinkSync(redis, join(folder, 'redis-package'));
  const launcher = spawn(pinnedNode(), [launcherFile, 'start.ts', '--no-demo'], {
    env: { ...process.env, LOCAL_FOLDER: folder, PORT: String(await freePort()) },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGTERM'));
  const ended = once(launcher, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  let output = '';
  const ready = new Promise<void>((resolve) => {
    launcher.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ready: ')) resolve();
    });
  });
  const outcome = await Promise.race([ready, ended]);
  if (outcome) throw new Error(`the start ended with ${String(outcome[0])}:\n${output}`);
  return { folder, group: launcher.pid!, ended };
}

/** Ids of a process and all its descendants, the process first. */
function familyOf(root: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const family = [root];
  for (const id of family)
    family.push(...pairs.filter(([, parent]) => parent === id).map(([child]) => child!));
  return family;
}

test('When Ctrl-C is pressed while the site runs, then it ends in order and leaves no process behind', async () => {
  const { folder, group, ended } = await startSite();
  const family = familyOf(group);
  expect(family.length).toBeGreaterThanOrEqual(fewest);

  process.kill(-group, 'SIGINT');

  expect(await ended).toEqual([0, null]);
  expect(family.filter(isAlive)).toEqual([]);
  const lock = takeLock(join(folder, 'start.lock'));
  expect(lock).toBeDefined();
  lock?.release();
});
