import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { execa } from 'execa';
import type { Base } from './places.ts';
import { aboutFile, basesIn, dataFile, placeOf, sealedEnd, walFolder } from './places.ts';
import { unseal, unsealText } from './sealed-file.ts';
import type { About } from './take-base.ts';

/** The copy with this name, or the newest one. @throws Error when there is none */
export function findBase(folder: string, name?: string): Base {
  const bases = basesIn(folder);
  const found = name ? bases.find((base) => base.name === name) : bases.at(-1);
  if (!found) throw new Error(`There is no ${name ?? 'backup'} in ${folder}.`);
  return found;
}

export const readAbout = async (folder: string, base: Base, key: string): Promise<About> =>
  JSON.parse(await unsealText(join(folder, base.name, aboutFile), key)) as About;

/**
 * Puts a copy into the empty folder `data`, and the log beside it. PostgreSQL repeats the log when it starts, as far as
 * it goes, and then is a server like any other.
 * @throws Error when there is data already
 */
export async function unpack(
  { folder, base, key }: { folder: string; base: Base; key: string },
  data: string,
): Promise<void> {
  if (existsSync(data) && readdirSync(data).length > 0)
    throw new Error(`There is data in ${data} already. It is never overwritten.`);
  const { label } = await readAbout(folder, base, key);
  await mkdir(data, { recursive: true });
  await chmod(data, 0o700);
  // By default tar stops reading at the end mark, before the last of the zeros that fill its last block.
  const args = ['--extract', '--ignore-zeros', '--file=-', `--directory=${data}`];
  const tar = execa('tar', args, { stdin: 'pipe' });
  await Promise.all([
    pipeline(await unseal(join(folder, base.name, dataFile), key), tar.stdin),
    tar,
  ]);
  const log = join(dirname(data), 'restore');
  await mkdir(log, { recursive: true });
  const segments = readdirSync(walFolder(folder)).filter((file) => file.endsWith(sealedEnd));
  for (const file of segments) {
    const name = file.slice(0, -sealedEnd.length);
    if (/^[\dA-F]{24}/.test(name) && placeOf(name) < placeOf(base.first)) continue;
    await pipeline(
      await unseal(join(walFolder(folder), file), key),
      createWriteStream(join(log, name), { mode: 0o600 }),
    );
  }
  await mkdir(join(data, 'pg_wal'), { recursive: true });
  await writeFile(join(data, 'backup_label'), label);
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `restore_command = 'cp "${log}/%f" "%p"'\nrecovery_target_timeline = 'latest'\n`,
  );
  await writeFile(join(data, 'recovery.signal'), '');
}
