import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const services = join(import.meta.dirname, '../../..');

/** A service's migrations as one script, with a short hash. */
export async function readMigrations(service: string): Promise<{ sql: string; hash: string }> {
  const folder = join(services, service, 'prisma/migrations');
  if (!existsSync(folder)) throw new Error(`${service} has no migrations in ${folder}.`);
  const names = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const scripts = await Promise.all(
    names.map((name) => readFile(join(folder, name, 'migration.sql'), 'utf8')),
  );
  const sql = scripts.join('\n;\n');
  return { sql, hash: createHash('sha256').update(sql).digest('hex').slice(0, 8) };
}
