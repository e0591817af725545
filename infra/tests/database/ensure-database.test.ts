import pg from 'pg';
import { inject, expect, test } from 'vitest';
import { ensureDatabase } from '../../database/ensure-database.ts';

async function connect(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

test('When each service has its database, then none can open that of another', async () => {
  const admin = inject('postgresUrl');
  const [one, two] = await Promise.all([
    ensureDatabase(admin, 'probe_one', 'first'),
    ensureDatabase(admin, 'probe_two', 'second'),
  ]);
  const crossed = new URL(one);
  crossed.pathname = new URL(two).pathname;

  await expect(connect(one)).resolves.toBeUndefined();
  await expect(connect(crossed.href)).rejects.toThrow('permission denied for database');
});

test('When the password of a service has changed, then the new one is set', async () => {
  const admin = inject('postgresUrl');
  const before = await ensureDatabase(admin, 'probe_three', 'old');
  const after = await ensureDatabase(admin, 'probe_three', 'new');

  await expect(connect(after)).resolves.toBeUndefined();
  await expect(connect(before)).rejects.toThrow('password authentication failed');
});
