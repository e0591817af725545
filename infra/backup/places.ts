import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder of backups: `base-TIME-FIRST-LAST/` is a whole copy, with the first and last segment of the write-ahead
 * log that belong to it; `wal/` has all segments, which lead from a copy to every later moment.
 */
export type Base = { name: string; takenAt: Date; first: string; last: string };

export const walFolder = (folder: string): string => join(folder, 'wal');
export const sealedEnd = '.gz.age';
export const dataFile = `data.tar${sealedEnd}`;
export const aboutFile = `about.json${sealedEnd}`;

const shape = /^base-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z-([\dA-F]{24})-([\dA-F]{24})$/;

export function baseOf(name: string): Base | undefined {
  const found = shape.exec(name);
  if (!found) return undefined;
  const [, year, month, day, hour, minute, second, first, last] = found;
  const takenAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return { name, takenAt, first: first!, last: last! };
}

export const nameOf = (takenAt: Date, first: string, last: string): string =>
  `base-${takenAt.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z-${first}-${last}`;

/** The whole copies in a folder, oldest first. */
export const basesIn = (folder: string): Base[] =>
  (existsSync(folder) ? readdirSync(folder) : []).toSorted().flatMap((name) => baseOf(name) ?? []);

/** The place of a segment in the log, whatever the timeline: that changes with each restore. */
export const placeOf = (segment: string): string => segment.slice(8, 24);
