import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outboxIndexes, outboxSchema } from '@kbf/events';
import { createScratchDatabase, createTestDatabase } from '@kbf/test-kit';
import pg from 'pg';
import { describe, expect, test } from 'vitest';

const services = join(import.meta.dirname, '../../..');
const models = join(import.meta.dirname, '../models');

/** Which services have which of data-kit's models. */
const holders = {
  outbox: ['auth', 'community', 'intake', 'ai', 'notifications'],
  'erased-person': ['community', 'intake', 'ai', 'notifications'],
  'request-limit': ['auth', 'community', 'intake', 'ai', 'notifications'],
};

/** Lines that matter to Prisma, by model, with single blanks. */
function modelsOf(schema: string): Map<string, string> {
  const lines = schema.split('\n').map((line) =>
    line
      .replace(/\/\/.*/, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  const blocks = lines
    .filter(Boolean)
    .join('\n')
    .matchAll(/^model (\w+) \{\n([^}]*)\n\}/gm);
  return new Map(Array.from(blocks, ([, name = '', fields = '']) => [name, fields]));
}

describe.each(Object.entries(holders))('The models of %s', (file, names) => {
  test.each(names)('When %s keeps them, then as they stand here', async (service) => {
    const shared = modelsOf(await readFile(join(models, `${file}.prisma`), 'utf8'));
    const own = modelsOf(await readFile(join(services, service, 'prisma/schema.prisma'), 'utf8'));
    expect(shared.size).toBeGreaterThan(0);
    const kept = [...shared.keys()].map((name) => [name, own.get(name)]);
    expect(kept).toEqual([...shared]);
  });
});

const tables = ['outbox_event', 'outbox_delivery', 'processed_event'];

/** Columns, constraints and indexes of the tables of the outbox. */
async function describeOutbox(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const [columns, constraints, indexes] = [
      `SELECT table_name, column_name, udt_name, datetime_precision, is_nullable, column_default
       FROM information_schema.columns WHERE table_name = ANY($1) ORDER BY 1, 2`,
      `SELECT conname, pg_get_constraintdef(oid) AS is FROM pg_constraint
       WHERE conrelid::regclass::text = ANY($1) ORDER BY 1`,
      `SELECT indexname, indexdef FROM pg_indexes WHERE tablename = ANY($1) ORDER BY 1`,
    ];
    const described: unknown[] = [];
    for (const query of [columns, constraints, indexes])
      described.push((await client.query(query ?? '', [tables])).rows);
    return described;
  } finally {
    await client.end();
  }
}

test.each(holders.outbox)(
  'When %s is migrated, then its outbox is what events writes and reads',
  async (service) => {
    const [migrated, scratch] = await Promise.all([
      createTestDatabase(service),
      createScratchDatabase(),
    ]);
    try {
      const client = new pg.Client({ connectionString: scratch.url });
      await client.connect();
      await client.query(outboxSchema + outboxIndexes);
      await client.end();
      expect(await describeOutbox(migrated.url)).toEqual(await describeOutbox(scratch.url));
    } finally {
      await Promise.all([migrated.drop(), scratch.drop()]);
    }
  },
);
