/**
 * What infra/docker/restore runs in the image, with BACKUP_KEY: `settings` and `secrets` print what the backup has of
 * them; `data` fills PostgreSQL's empty volume; `hold` and `release` stop and go on with messages; `settled` waits for
 * events on their way; `check` compares rows.
 */
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Decrypter } from 'age-encryption';
import {
  holdMessages,
  lostTables,
  releaseMessages,
  unsettled,
  untilRestored,
} from './after-restore.ts';
import { findBase, readAbout, unpack } from './unpack.ts';

const folder = '/backups';
const [command = '', name] = process.argv.slice(2);
/** Events on their way are handed over in seconds. What waits longer has failed before, or waits for its time. */
const settledMs = 120_000;

const url = () => readFileSync('/secrets/database-url', 'utf8').trim();
const key = () => {
  const given = process.env['BACKUP_KEY']?.trim();
  if (!given) throw new Error('Set BACKUP_KEY to the key of the backups: AGE-SECRET-KEY-…');
  return given;
};
const base = () => findBase(folder, name);
const about = () => readAbout(folder, base(), key());

const commands: Record<string, () => Promise<string>> = {
  settings: async () =>
    Object.entries((await about()).settings)
      .map(([setting, value]) => `${setting}=${value}`)
      .join('\n'),
  secrets: async () => {
    const decrypter = new Decrypter();
    decrypter.addIdentity(key());
    const sealed = Buffer.from((await about()).secrets as string, 'base64');
    return decrypter.decrypt(sealed, 'text');
  },
  data: async () => {
    await unpack({ folder, base: base(), key: key() }, '/var/lib/postgresql/18/docker');
    return `Unpacked ${base().name}.`;
  },
  hold: async () => {
    await untilRestored(url());
    await rm('/var/lib/postgresql/restore', { recursive: true, force: true });
    await holdMessages(url());
    return 'PostgreSQL is restored. Messages wait until events have been handed over again.';
  },
  settled: async () => {
    const before = await unsettled(url());
    for (const until = Date.now() + settledMs; Date.now() < until; await sleep(1_000))
      if ((await unsettled(url())) === 0) break;
    return `${before} deliveries were handed over again; ${await unsettled(url())} still wait.`;
  },
  release: async () => {
    await releaseMessages(url());
    return 'Messages are sent again.';
  },
  check: async () => {
    const lost = await lostTables(url(), await about());
    if (lost.length > 0) throw new Error(`Rows are missing:\n${lost.join('\n')}`);
    return 'All tables have their rows.';
  },
};

try {
  const run = commands[command];
  if (!run) throw new Error(`There is no command ${command}.`);
  console.log(await run());
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
