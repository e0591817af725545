/**
 * Writes the next migration of a service: the difference between schema.prisma as it was committed with the last
 * migration and schema.prisma now. Commit a migration together with its schema.
 * `node infra/local/make-migration.ts community add-thanks`
 *
 * It compares two schemas, not a database with a schema. So it keeps what a migration adds by hand because Prisma's
 * schema cannot express it: partial indexes, sequences, storage parameters, functions.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { SchemaEngine } from '@prisma/schema-engine-wasm';
import { execa } from 'execa';
import { checkout, localFolder } from '../files/paths.ts';
import { startRuntime, throwAway } from './runtime/runtime.ts';
import { migrationsFolder, schemaFile, statefulService } from '../database/services.ts';

/**
 * The SQL from one Prisma schema (empty: none) to another; empty when they are equal.
 * @param anyDatabase URL of a database, only used for the version of PostgreSQL
 */
async function diffSchemas(from: string, to: string, anyDatabase: string): Promise<string> {
  const path = 'schema.prisma';
  const adapter = new PrismaPg({ connectionString: anyDatabase });
  const bound = bindMigrationAwareSqlAdapterFactory(adapter);
  const engine = await SchemaEngine.new({ datamodels: [[path, to]] }, () => undefined, bound);
  const datamodel = (content: string) => ({
    tag: 'schemaDatamodel' as const,
    files: [{ path, content }],
  });
  const { stdout } = await engine.diff({
    from: from ? datamodel(from) : { tag: 'empty' },
    to: datamodel(to),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const script = stdout ?? '';
  return script.includes('This is an empty migration') ? '' : script;
}

/** The schema that the committed migrations lead to; empty when there is none. */
async function migratedSchema(service: string): Promise<string> {
  const folder = migrationsFolder(service);
  const git = async (...args: string[]) => (await execa('git', args, { cwd: checkout })).stdout;
  if (await git('status', '--porcelain', '--', folder))
    throw new Error(`Commit the last migration of ${service} with its schema first.`);
  // The first parents, so that after a merge the schema has the migrations of both sides.
  const commit = await git('log', '-1', '--first-parent', '-m', '--format=%H', '--', folder);
  return commit && git('show', `${commit}:${relative(checkout, schemaFile(service))}`);
}

async function makeMigration(serviceName?: string, name?: string): Promise<void> {
  const service = statefulService(serviceName);
  if (!name || !/^[a-z0-9-]+$/.test(name))
    throw new Error('Name the change: make-migration.ts SERVICE add-thanks');
  const before = await migratedSchema(service);
  const schema = await readFile(schemaFile(service), 'utf8');
  const folder = join(localFolder, `make-migration-${process.pid}`);
  const runtime = await startRuntime({ ...throwAway, folder, servers: ['postgres'] });
  let sql: string;
  try {
    sql = await diffSchemas(before, schema, runtime.postgresUrl!);
  } finally {
    await runtime.stop();
  }
  if (!sql) return console.log(`${service}: the migrations already lead to the schema.`);
  const time = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const target = join(migrationsFolder(service), `${time}_${name.replaceAll('-', '_')}`);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'migration.sql'), sql);
  await writeFile(
    join(migrationsFolder(service), 'migration_lock.toml'),
    'provider = "postgresql"\n',
  );
  console.log(join(target, 'migration.sql'));
}

if (import.meta.main) await makeMigration(process.argv[2], process.argv[3]);
