import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureDatabase } from './ensure-database.ts';
import { migrate } from './migrate.ts';
import { type StatefulService, databaseName, serviceFolder } from './services.ts';

/**
 * Creates and migrates the database of each service.
 * @param passwords of the services' roles
 * @returns the URL per service
 */
export async function prepareDatabases(
  adminUrl: string,
  passwords: Partial<Record<StatefulService, string>>,
  report: (line: string) => void,
): Promise<Partial<Record<StatefulService, string>>> {
  const names = Object.keys(passwords) as StatefulService[];
  const urls = await Promise.all(
    names.map(async (service) => {
      const url = await ensureDatabase(adminUrl, service, passwords[service]!);
      const applied = await migrate(url, service);
      if (applied.length > 0) report(`${service}: ${applied.length} migrations applied`);
      return [service, url] as const;
    }),
  );
  return Object.fromEntries(urls);
}

/** Adds demo content to a service's database, once in its lifetime. */
export async function seedOnce(
  service: StatefulService,
  databaseUrl: string,
  report: (line: string) => void,
): Promise<void> {
  const file = join(serviceFolder(service), 'src/seed.ts');
  if (!existsSync(file)) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const name = databaseName(service);
    const mark = await client.query<{ note: string | null }>(
      `SELECT shobj_description(oid, 'pg_database') AS note FROM pg_database WHERE datname = $1`,
      [name],
    );
    if (mark.rows[0]?.note === 'seeded') return;
    report(`Adding demo content: ${service}`);
    const { seed } = (await import(file)) as { seed: (databaseUrl: string) => Promise<void> };
    await seed(databaseUrl);
    await client.query(`COMMENT ON DATABASE ${client.escapeIdentifier(name)} IS 'seeded'`);
  } finally {
    await client.end();
  }
}
