/** `npm run restore [-- FOLDER]`: puts the newest backup into an empty checkout. BACKUP_KEY opens it. */
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { execa } from 'execa';
import {
  holdMessages,
  lostTables,
  releaseMessages,
  unsettled,
  untilRestored,
} from '../backup/after-restore.ts';
import { findBase, readAbout, unpack } from '../backup/unpack.ts';
import { takeLock } from '../files/lock.ts';
import { localFolder } from '../files/paths.ts';
import { writeWhole } from '../files/write-whole.ts';
import { keyFile, passwordFile, secretsFile, startLock } from './local-data.ts';
import type { LocalSecrets } from './local-data.ts';
import { postgresAccount } from './runtime/postgres-account.ts';
import { startRuntime } from './runtime/runtime.ts';

/** @returns the folder with the restored data */
async function putBack(folder: string, key: string) {
  if (existsSync(secretsFile))
    throw new Error('There are secrets already. They are never overwritten.');
  const base = findBase(folder);
  const about = await readAbout(folder, base, key);
  const secrets = about.secrets as LocalSecrets;
  const home = join(localFolder, secrets.name);
  await unpack({ folder, base, key }, join(home, 'postgres'));
  writeWhole(passwordFile(home), secrets.postgresPassword, 0o600);
  writeWhole(secretsFile, `${JSON.stringify(secrets.site, null, 2)}\n`, 0o600);
  writeWhole(keyFile, `${key}\n`, 0o600);
  const account = postgresAccount(home);
  if (account) await execa('chown', ['-R', `${account.uid}:${account.gid}`, home]);
  return { home, about };
}

const [given = join(localFolder, 'backups')] = process.argv.slice(2);
const lock = takeLock(startLock);
try {
  if (!lock) throw new Error('The site runs here. End it first.');
  const own = existsSync(keyFile) ? readFileSync(keyFile, 'utf8') : '';
  const key = (process.env['BACKUP_KEY'] || own).trim();
  if (!key) throw new Error('Set BACKUP_KEY to the key of the backups: AGE-SECRET-KEY-…');
  const { home, about } = await putBack(resolve(given), key);
  const runtime = await startRuntime({ folder: home, durable: true, servers: ['postgres'] });
  const url = runtime.postgresUrl!;
  await untilRestored(url);
  await rm(join(home, 'restore'), { recursive: true });
  await holdMessages(url);
  await releaseMessages(url);
  const lost = await lostTables(url, about);
  const count = await unsettled(url);
  await runtime.stop();
  if (lost.length > 0) throw new Error(`Rows are missing:\n${lost.join('\n')}`);
  console.log(`All tables have their rows. ${count} deliveries will be handed over again.`);
  for (const [name, value] of Object.entries(about.settings)) console.log(`${name}=${value}`);
  console.log('Start it with the settings above, if there are any: npm start');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  lock?.release();
}
