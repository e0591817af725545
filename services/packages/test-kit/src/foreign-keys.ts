import pg from 'pg';

// An index serves a cascade if its first columns are the key's, and if it covers every row (no condition).
const unserved = `
  SELECT conrelid::regclass || '.' || conname AS name FROM pg_constraint
  WHERE contype = 'f' AND NOT EXISTS (
    SELECT 1 FROM pg_index
    WHERE indrelid = conrelid AND indpred IS NULL AND indisvalid
      AND (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey)
  ORDER BY 1`;

/** Foreign keys without an index: when a referenced row is deleted, PostgreSQL must read the whole table. */
export async function foreignKeysWithoutIndex(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(unserved)).rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
