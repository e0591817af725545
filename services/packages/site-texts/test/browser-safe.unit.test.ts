import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../src');

it.each(['quotes', 'apps', 'values', 'coaching', 'sheets'])(
  'When a page imports %s, then no Bible and nothing of Node comes along',
  (folder) => {
    const files = readdirSync(join(source, folder));
    const imports = files.flatMap((file) =>
      [...readFileSync(join(source, folder, file), 'utf8').matchAll(/from '([^']+)'/g)].map(
        ([, from]) => from!,
      ),
    );
    expect(imports.filter((from) => !/^\.\/|^@kbf\/contracts$/.test(from))).toEqual([]);
    expect(files.length).toBeGreaterThan(0);
  },
);
