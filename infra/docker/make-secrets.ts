/**
 * Writes the secrets of an installation, one file per process in infra/docker/secrets, so that each container gets
 * its own and no others: `npx node infra/docker/make-secrets.ts`. Files that exist are kept.
 */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyEnvironment, processNames } from '@kbf/process-kit';
import { databaseName, statefulServices } from '../database/services.ts';
import { makeSecrets } from '../local/stack/secrets.ts';

/** The content of each file, as names and values of environment variables. */
export function secretFiles(): Record<string, Record<string, string>> {
  const secrets = makeSecrets();
  const superuser = {
    POSTGRES_USER: 'kbf',
    POSTGRES_PASSWORD: randomBytes(18).toString('base64url'),
  };
  const outbox = { OUTBOX_TOKEN: randomBytes(18).toString('base64url') };
  const urlOf = (user: string, password: string, database: string) =>
    `postgresql://${user}:${password}@postgres:5432/${database}`;
  const files: Record<string, Record<string, string>> = { postgres: superuser, migrate: {} };
  for (const name of processNames) files[name] = { ...keyEnvironment(secrets, name) };
  for (const name of statefulServices) {
    const role = databaseName(name);
    files[name]!['DATABASE_URL'] = urlOf(role, secrets.databases[name], role);
    files['migrate']![`${name.toUpperCase()}_DATABASE_PASSWORD`] = secrets.databases[name];
  }
  Object.assign(files['gateway']!, outbox);
  Object.assign(files['notifications']!, outbox);
  files['migrate']!['DATABASE_URL'] = urlOf('kbf', superuser.POSTGRES_PASSWORD, 'postgres');
  return files;
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, 'secrets');
  if (existsSync(folder)) {
    console.log(`${folder} exists and is kept.`);
  } else {
    mkdirSync(folder, { mode: 0o700 });
    for (const [name, values] of Object.entries(secretFiles())) {
      const lines = Object.entries(values).map(([key, value]) => `${key}=${value}\n`);
      writeFileSync(join(folder, `${name}.env`), lines.join(''), { mode: 0o600 });
    }
    console.log(`Secrets are in ${folder}.`);
  }
}
