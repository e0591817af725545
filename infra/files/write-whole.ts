import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file, and its folder, so that it is there whole or as it was before, whenever this process or the machine
 * ends.
 */
export function writeWhole(file: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.unfinished`;
  const opened = openSync(unfinished, 'w', mode);
  try {
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(unfinished, file);
}
