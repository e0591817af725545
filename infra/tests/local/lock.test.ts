import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockHolder, takeLock, withLock } from '../../files/lock.ts';
import { pinnedNode } from '../../files/paths.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

/** Another process that takes the lock and keeps it until it is killed. */
async function otherHolder(file: string) {
  const script = join(import.meta.dirname, 'fixtures/lock-holder.ts');
  const child = spawn(pinnedNode(), [script, file], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
}

test('When nobody has the lock, then it is taken, refused to a second taker, and given back', async () => {
  const file = join(await temporaryFolder(), 'lock');

  const lock = takeLock(file);
  expect(lock).toBeDefined();
  expect(takeLock(file)).toBeUndefined();
  lock!.release();
  const again = takeLock(file);
  expect(again).toBeDefined();
  again!.release();
});

test('When another process has the lock, then it is refused and the id of that process is told', async () => {
  const file = join(await temporaryFolder(), 'lock');
  const other = await otherHolder(file);

  expect(takeLock(file)).toBeUndefined();
  expect(lockHolder(file)).toBe(String(other.pid));
});

test('When the process that had the lock was killed with -9, then the lock can be taken at once', async () => {
  const file = join(await temporaryFolder(), 'lock');
  const other = await otherHolder(file);
  other.kill('SIGKILL');
  await once(other, 'exit');

  const lock = takeLock(file);

  expect(lock).toBeDefined();
  lock!.release();
});

test('When several want to work under one lock, then they work one after the other', async () => {
  const file = join(await temporaryFolder(), 'lock');
  let working = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setImmediate(resolve));
    working--;
  };

  await Promise.all([1, 2, 3].map(() => withLock(file, work)));

  expect(most).toBe(1);
});
