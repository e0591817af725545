/**
 * Creates and migrates the databases of all services, for installations: `node infra/database/migrate-all.ts` with
 * DATABASE_URL (may create roles and databases), AUTH_DATABASE_PASSWORD and so on.
 */
import { prepareDatabases } from './prepare-databases.ts';
import { statefulServices } from './services.ts';

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing`);
  return value;
}

const passwords = statefulServices.map((service) => [
  service,
  variable(`${service.toUpperCase()}_DATABASE_PASSWORD`),
]);
try {
  await prepareDatabases(variable('DATABASE_URL'), Object.fromEntries(passwords), console.log);
  console.log('All databases are up to date.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
