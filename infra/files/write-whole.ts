import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file, and its folder, so that it is there whole or as it was before, whenever this process or the machine
 * ends.
 */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileAtomic.sync(file, text, { mode });
}
