import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeWhole } from './write-whole.ts';

/**
 * A lock between processes. It uses SQLite's lock on a file, which the system releases when the process ends in any
 * way. Packages with a lock file or folder must guess from its age whether the holder still lives: after a kill the
 * next start would wait, and a laptop that slept would lose its lock.
 */
export interface Lock {
  release: () => void;
}

/** SQLite's code for a lock held by another process, from sqlite3.h. */
const busy = 5;

/** Takes a lock; undefined when another process has it. */
export function takeLock(file: string): Lock | undefined {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(databaseOf(file));
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
  writeWhole(holderOf(file), String(process.pid));
  return { release: () => database.close() };
}

/** Id of the process that has or last had the lock, for a message. */
export function lockHolder(file: string): string {
  try {
    return readFileSync(holderOf(file), 'utf8');
  } catch {
    return 'unknown';
  }
}

/** Runs `work` while no other process runs work under the same lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  let lock = takeLock(file);
  for (; lock === undefined; lock = takeLock(file)) await sleep(100);
  try {
    return await work();
  } finally {
    lock.release();
  }
}

// Never open it in another way: closing a file releases all locks that this process has on it.
const databaseOf = (file: string) => `${file}.db`;
const holderOf = (file: string) => `${file}.holder`;
