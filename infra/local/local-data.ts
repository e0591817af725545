import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../files/lock.ts';
import { localFolder } from '../files/paths.ts';

/** Held by `npm start` as long as it runs. */
export const startLock = join(localFolder, 'start.lock');

/** The key of all backups of this installation. */
export const keyFile = join(localFolder, 'backup.key');
export const secretsFile = join(localFolder, 'secrets.json');
/** The password of PostgreSQL's owner. @param home folder of the data */
export const passwordFile = (home: string): string => join(home, 'postgres.password');

/** What a backup has beside the data. */
export type LocalSecrets = { name: 'demo' | 'site'; postgresPassword: string; site: unknown };

/** The data of `npm start`: with demo content, or of a site. That of the site if there are both and neither runs. */
export function localData(): { name: LocalSecrets['name']; isRunning: boolean } {
  const lock = takeLock(startLock);
  lock?.release();
  const isThere = (file: string) => existsSync(join(localFolder, file));
  const running = (['demo', 'site'] as const).find((name) =>
    isThere(`${name}/postgres/postmaster.pid`),
  );
  if (!lock && running) return { name: running, isRunning: true };
  return { name: isThere('site/postgres') ? 'site' : 'demo', isRunning: false };
}
