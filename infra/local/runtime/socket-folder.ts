import { chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shortHash } from '../../files/paths.ts';
import { PlainError } from './protocol.ts';
import { postgresAccount } from './run-as.ts';

/** The folder for the sockets of the servers on this data. */
export const socketPath = (dataFolder: string) => join(tmpdir(), `kbf-${shortHash(dataFolder)}`);

/**
 * Creates that folder: short, because socket paths are limited to about 100 characters, private, and named after the
 * data folder, so that two checkouts do not conflict.
 */
export function socketFolder(dataFolder: string): string {
  const owner = postgresAccount(join(dataFolder, 'postgres'));
  const folder = socketPath(dataFolder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const me = process.getuid?.() ?? 0;
  // The name can be guessed: never connect to a server in a folder that belongs to another account.
  if (!found.isDirectory() || ![me, owner?.uid].includes(found.uid)) {
    throw new PlainError(`${folder} belongs to somebody else; remove it and start again.`);
  }
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}
