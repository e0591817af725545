import { foldText } from '@kbf/contracts';
import { createTestDatabase } from '@kbf/test-kit';
import fc from 'fast-check';
import pg from 'pg';
import { expect, test } from 'vitest';

/** Words of the scripts that people write their names in, with every sign that folding is about. */
const scripts = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x3ff],
  [0x400, 0x52f],
  [0x590, 0x5ff],
  [0x600, 0x6ff],
  [0x900, 0x97f],
  [0xe00, 0xe7f],
  [0x10d0, 0x10ff],
  [0x1e00, 0x1fff],
  [0x2000, 0x206f],
  [0x3040, 0x30ff],
  [0xac00, 0xad00],
  [0xfe00, 0xfe6f],
  [0xff00, 0xffef],
] as const;
const character = fc
  .oneof(...scripts.map(([min, max]) => fc.integer({ min, max })))
  .map((code) => String.fromCodePoint(code));
const texts = fc.array(fc.string({ unit: character, minLength: 1, maxLength: 12 }), {
  maxLength: 200,
});

test.each(['auth', 'community', 'intake'])(
  'When %s folds any text in its database, then it is what foldText makes of it',
  async (service) => {
    const database = await createTestDatabase(service);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await fc.assert(
        fc.asyncProperty(texts, async (all) => {
          const { rows } = await client.query<{ text: string; folded: string }>(
            'SELECT text, fold_text(text) AS folded FROM unnest($1::text[]) AS text',
            [all],
          );
          expect(rows.map(({ folded }) => folded)).toEqual(rows.map(({ text }) => foldText(text)));
        }),
        { numRuns: 100 },
      );
    } finally {
      await client.end();
      await database.drop();
    }
  },
);
