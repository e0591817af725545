import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { breakingChanges } from '../../database/breaking-changes.ts';
import { readMigrations } from '../../database/migrate.ts';
import { statefulServices } from '../../database/services.ts';
import { checkout } from '../../files/paths.ts';

const changelog = readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8');
const releases = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, number]) => number!);
/** The last day before releases had numbers, and updates had to be free of gaps. */
const before = '20261129';

test.each(statefulServices)(
  'When %s is updated, then the version before works with its new tables',
  async (service) => {
    const migrations = (await readMigrations(service)).filter(({ name }) => name >= before);
    const broken = migrations.flatMap(({ name, sql }) =>
      breakingChanges(sql, releases).map((change) => `${name}: ${change}`),
    );
    expect(broken).toEqual([]);
  },
);

test.each([
  'ALTER TABLE a DROP COLUMN b;',
  'DROP TABLE a;',
  'ALTER TABLE a RENAME COLUMN b TO c;',
  'ALTER TABLE a ALTER COLUMN b SET NOT NULL;',
  'ALTER TABLE a ALTER COLUMN b SET DATA TYPE bigint;',
  'ALTER TABLE a ADD COLUMN b text NOT NULL, ADD COLUMN c int NOT NULL DEFAULT 0;',
])('When a migration says %s, then it waits until a release no longer uses it', (sql) => {
  expect(breakingChanges(sql, ['0.2.0'])).toHaveLength(1);
  expect(breakingChanges(`-- Unused since release 0.3.0.\n${sql}`, ['0.2.0'])).toHaveLength(1);
  expect(breakingChanges(`-- Unused since release 0.2.0.\n${sql}`, ['0.2.0'])).toEqual([]);
});

test.each([
  'CREATE TABLE a (b text NOT NULL);',
  'ALTER TABLE a ADD COLUMN b text, ADD COLUMN c int NOT NULL DEFAULT 0;',
  '-- Nothing here may DROP TABLE a.\nCREATE INDEX a_b ON a (b);',
])('When a migration only adds, then it is fine: %s', (sql) => {
  expect(breakingChanges(sql, [])).toEqual([]);
});
