import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { aboutFile, baseOf, dataFile, walFolder } from '../../backup/places.ts';
import { backupKey, recipientOf, seal, sealText } from '../../backup/sealed-file.ts';
import { unpack } from '../../backup/unpack.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

test('When a copy ends with many zeros, then it is read to its end', async () => {
  const folder = await temporaryFolder();
  const data = join(folder, 'data');
  const base = baseOf(`base-20260102T030405Z-${'0'.repeat(24)}-${'0'.repeat(24)}`)!;
  const key = backupKey(new Uint8Array(32).fill(7));
  const recipient = await recipientOf(key);
  await Promise.all([mkdir(join(folder, base.name)), mkdir(walFolder(folder))]);
  writeFileSync(join(folder, 'kept'), 'every word');
  // One block of 32 MB.
  const tar = execa('tar', ['--create', '--blocking-factor=65536', '--file=-', 'kept'], {
    cwd: folder,
    stdout: 'pipe',
    buffer: false,
  });
  await seal(tar.stdout, join(folder, base.name, dataFile), recipient);
  await sealText(JSON.stringify({ label: 'label' }), join(folder, base.name, aboutFile), recipient);
  await unpack({ folder, base, key }, data);
  expect(readFileSync(join(data, 'kept'), 'utf8')).toBe('every word');
});
