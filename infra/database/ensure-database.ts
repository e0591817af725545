import pg from 'pg';
import { databaseName } from './services.ts';

/**
 * Creates the role and the database of a service, if missing, and denies every other role access to the database.
 * @param adminUrl a connection that may create roles and databases
 * @returns the URL with which the service connects
 */
export async function ensureDatabase(
  adminUrl: string,
  service: string,
  password: string,
): Promise<string> {
  const name = databaseName(service);
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const role = client.escapeIdentifier(name);
    const secret = client.escapeLiteral(password);
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [name]);
    if (roles.rowCount === 0) await client.query(`CREATE ROLE ${role} LOGIN PASSWORD ${secret}`);
    else if (!(await canConnect(serviceUrl(adminUrl, service, password))))
      await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${secret}`);
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (databases.rowCount === 0) {
      // An administrator without superuser rights must be a member of a role to make it an owner.
      await client.query(`GRANT ${role} TO CURRENT_USER`);
      await client.query(
        `CREATE DATABASE ${role} OWNER ${role} ENCODING 'UTF8' TEMPLATE template0`,
      );
    }
    await client.query(`REVOKE ALL ON DATABASE ${role} FROM PUBLIC`);
  } finally {
    await client.end();
  }
  return serviceUrl(adminUrl, service, password);
}

/** The URL with which a service connects. @param adminUrl any connection to the same server */
export function serviceUrl(adminUrl: string, service: string, password: string): string {
  const name = databaseName(service);
  const url = new URL(adminUrl);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}

/** Setting a password always writes to the cluster; a second start should not. */
async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const connected = await client.connect().then(
    () => true,
    () => false,
  );
  await client.end().catch(() => undefined);
  return connected;
}
