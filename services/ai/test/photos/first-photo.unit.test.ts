import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const readPhoto = join(import.meta.dirname, '../../src/photos/read-photo.ts');

/** Reads a photo of so many bytes as the first action of a process, before any warm-up. */
async function readFirst(bytes: number): Promise<string> {
  const program = `
    import { randomBytes } from 'node:crypto';
    import { readPhoto } from ${JSON.stringify(readPhoto)};
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), randomBytes(${bytes} - 3)]);
    const read = await readPhoto('data:image/jpeg;base64,' + photo.toString('base64'));
    console.log(read.equals(photo) ? 'the same' : 'another');`;
  const args = ['--input-type=module', '--eval', program];
  return (await promisify(execFile)(process.execPath, args)).stdout.trim();
}

test.each([3_300_000, 5 * 1024 * 1024])(
  'When the first photo of a process has %i bytes, then it is read byte by byte as it is',
  async (bytes) => {
    expect(await readFirst(bytes)).toBe('the same');
  },
  30_000,
);
