import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { releaseLock, takeLock } from '../../local/lock.ts';
import { temporaryFolder } from './fixtures/temporary-folder.ts';

describe('takeLock', () => {
  test('When nobody has the lock, then it is taken and given back', async () => {
    const file = join(await temporaryFolder(), 'lock');

    expect(takeLock(file)).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
    releaseLock(file);
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  test('When the process that had the lock is gone, then the lock is taken over', async () => {
    const file = join(await temporaryFolder(), 'lock');
    const gone = spawn('true');
    await once(gone, 'exit');
    await writeFile(file, String(gone.pid));

    expect(takeLock(file)).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
  });

  test('When the id in the lock now belongs to some other program, then the lock is taken over', async () => {
    const file = join(await temporaryFolder(), 'lock');
    const other = spawn('sleep', ['30']);
    await writeFile(file, String(other.pid));

    expect(takeLock(file)).toBeUndefined();
    other.kill();
  });

  test('When a living process has the lock, then its id is told and the lock stays', async () => {
    const file = join(await temporaryFolder(), 'lock');
    await writeFile(file, String(process.pid));

    expect(takeLock(file)).toBe(process.pid);
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
  });
});
