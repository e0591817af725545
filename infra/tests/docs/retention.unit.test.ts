import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';

const read = (file: string) => readFileSync(join(checkout, file), 'utf8').replaceAll(/\s+/g, ' ');
const docs = readFileSync(join(checkout, 'infra/docs/operations.md'), 'utf8');
const rows = [...docs.matchAll(/^\| (.+) \| (.+) \| `([\w./-]+)`: `(.+)` \|$/gm)].map(
  ([, what, kept, file, setting]) => [what!, kept!, file!, setting!] as const,
);

test.each(rows)('When %s: kept for %s, then the code says so', (_what, kept, file, setting) => {
  expect(read(file)).toContain(setting);
  expect(setting).toContain(/\d+/.exec(kept)![0].replace(/^3$/, "'3'"));
});

test('When the list is read, then it has its rows', () => expect(rows).toHaveLength(24));
