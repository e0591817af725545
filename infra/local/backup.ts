/** `npm run backup [-- FOLDER]`: a copy of the data and secrets of `npm start`, also while it runs. */
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupKey, recipientOf } from '../backup/sealed-file.ts';
import { keepSegment, tidy } from '../backup/ship.ts';
import { takeBase } from '../backup/take-base.ts';
import { localFolder } from '../files/paths.ts';
import { writeWhole } from '../files/write-whole.ts';
import { settings } from '../settings/settings.ts';
import { runningPostgres, startRuntime } from './runtime/runtime.ts';
import { keyFile, localData, passwordFile, secretsFile } from './local-data.ts';
import type { LocalSecrets } from './local-data.ts';

/** The key of all backups of this installation; made with the first one. */
function ownKey(): string {
  if (existsSync(keyFile)) return readFileSync(keyFile, 'utf8').trim();
  const key = backupKey(randomBytes(32));
  writeWhole(keyFile, `${key}\n`, 0o600);
  console.log(`Keep this key somewhere else. Without it no backup can be read:\n${key}`);
  return key;
}

const [folder = join(localFolder, 'backups')] = process.argv.slice(2);
try {
  const { name, isRunning } = localData();
  const home = join(localFolder, name);
  const data = join(home, 'postgres');
  if (!existsSync(data)) throw new Error('There is nothing to back up yet: npm start makes it.');
  const recipient = await recipientOf(ownKey());
  const runtime = isRunning
    ? undefined
    : await startRuntime({ folder: home, durable: true, servers: ['postgres'] });
  const to = { folder: resolve(folder), recipient };
  const set = settings.filter((one) => one.from === 'operator' && process.env[one.name]);
  const base = await takeBase({
    ...to,
    url: runtime?.postgresUrl ?? runningPostgres(home)!,
    data,
    secrets: {
      name,
      postgresPassword: readFileSync(passwordFile(home), 'utf8'),
      site: JSON.parse(readFileSync(secretsFile, 'utf8')),
    } satisfies LocalSecrets,
    settings: Object.fromEntries(set.map((one) => [one.name, process.env[one.name]!])),
    isArchiving: false,
    keepSegments: (first, last) => keepSegments(join(data, 'pg_wal'), { first, last }, to),
  });
  await runtime?.stop();
  await tidy(to.folder);
  console.log(`Backed up into ${join(to.folder, base.name)}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

/** The segments of the log that belong to the copy. PostgreSQL may be about to use the first one again. */
async function keepSegments(
  log: string,
  { first, last }: { first: string; last: string },
  to: { folder: string; recipient: string },
): Promise<void> {
  const names = (await readdir(log)).filter((name) => name >= first && name <= last);
  if (!names.includes(first)) throw new Error('The log went on too fast. Please try again.');
  for (const name of names) await keepSegment(log, name, to);
}
