import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';

test('When security.md lists what needs a fresh login, then those are the calls that do', async () => {
  const text = await readFile(join(checkout, 'infra/docs/security.md'), 'utf8');
  const [, section = ''] = text.split('\n## ');
  const listed = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, id]) => id));
  const needed = calls.filter((call) => call.needsFreshLogin);
  expect(new Set(listed)).toEqual(new Set(needed.map(({ id }) => id)));
});
