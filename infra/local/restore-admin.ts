/** `npm run restore-admin -- +12025550101`: see infra/docs/security.md. launch.mjs runs it on the pinned Node. */
import { join } from 'node:path';
import { serviceFolder } from '../database/services.ts';
import { serviceUrl } from '../database/ensure-database.ts';
import { localFolder } from '../files/paths.ts';
import { runningPostgres } from './runtime/runtime.ts';
import { keptSecrets } from './stack/secrets.ts';

/** The database of the site that runs here, which `npm start` has started. */
function authDatabase(): string {
  const postgres =
    process.env['DATABASE_URL'] ||
    ['demo', 'site'].map((name) => runningPostgres(join(localFolder, name))).find(Boolean);
  if (!postgres) throw new Error('Start the site first, or set DATABASE_URL as for npm start.');
  const { databases } = keptSecrets(join(localFolder, 'secrets.json'));
  return serviceUrl(postgres, 'auth', databases.auth);
}

const [contact] = process.argv.slice(2);
try {
  if (!contact) throw new Error('Whom? npm run restore-admin -- PHONE-OR-EMAIL');
  const file = join(serviceFolder('auth'), 'src/restore-admin.ts');
  const { restoreAdmin } = (await import(file)) as {
    restoreAdmin: (databaseUrl: string, contact: string) => Promise<string>;
  };
  console.log(`${await restoreAdmin(authDatabase(), contact)} is an admin, and can log in.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
