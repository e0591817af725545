import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { isSegmentKept, keptBases } from './kept.ts';
import { basesIn, sealedEnd, walFolder } from './places.ts';
import { seal } from './sealed-file.ts';

/** Seals one segment into the folder of backups. */
export async function keepSegment(
  from: string,
  name: string,
  { folder, recipient }: { folder: string; recipient: string },
): Promise<void> {
  await mkdir(walFolder(folder), { recursive: true });
  const file = join(walFolder(folder), name + sealedEnd);
  await seal(createReadStream(join(from, name)), file, recipient);
}

/**
 * Moves what PostgreSQL has handed over into the folder of backups.
 * @param spool where its archive_command puts finished segments
 * @returns how many
 */
export async function ship(
  spool: string,
  to: { folder: string; recipient: string },
): Promise<number> {
  const names = existsSync(spool) ? await readdir(spool) : [];
  const whole = names.filter((name) => !name.endsWith('.part')).toSorted();
  for (const name of whole) {
    await keepSegment(spool, name, to);
    await unlink(join(spool, name));
  }
  return whole.length;
}

/** Removes copies and segments that are past their time. */
export async function tidy(folder: string, now = new Date()): Promise<void> {
  const bases = basesIn(folder);
  const names = keptBases(bases);
  for (const { name } of bases)
    if (!names.has(name)) await rm(join(folder, name), { recursive: true });
  const kept = bases.filter(({ name }) => names.has(name));
  for (const file of await readdir(walFolder(folder)))
    if (!isSegmentKept(file, kept, now)) await rm(join(walFolder(folder), file));
}
