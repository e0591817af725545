import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copiedBlocks } from '../../rules/copied-blocks.ts';
import { temporaryFolder } from '../local/fixtures/temporary-folder.ts';

const block = `
export function settle(orders: Order[], paid: Set<string>): Order[] {
  const open = orders.filter((order) => !paid.has(order.id));
  for (const order of open) {
    if (order.total > 100 && order.country === 'US') order.state = 'waiting';
    else if (order.total === 0) order.state = 'free';
    else order.state = 'open';
  }
  return open.toSorted((one, other) => one.total - other.total);
}
`;

test('When the same block stands in two files, then both are told, also with a comment between', async () => {
  const root = await temporaryFolder();
  for (const folder of ['auth', 'ai', 'node_modules']) await mkdir(join(root, folder));
  await writeFile(join(root, 'auth/settle.ts'), `import { a } from 'a';\n${block}`);
  await writeFile(
    join(root, 'ai/settle.ts'),
    block.replace('  return', '  // Cheapest first.\n  return'),
  );
  await writeFile(join(root, 'node_modules/settle.ts'), block);

  const found = await copiedBlocks(root);

  expect(found.map(({ subject }) => subject)).toEqual(['ai/settle.ts = auth/settle.ts']);
});

test('When nothing stands twice, then nothing is told', async () => {
  const root = await temporaryFolder();
  await writeFile(join(root, 'settle.ts'), block);

  expect(await copiedBlocks(root)).toEqual([]);
});
