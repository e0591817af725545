import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Writes a file and its folder atomically: if this process or the machine stops, the file is either new or unchanged.
 */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileAtomic.sync(file, text, { mode });
}
