import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkout } from '../../files/paths.ts';

const read = (file: string) => readFileSync(join(checkout, 'frontend/public', file));
const worker = read('service-worker.js').toString();

test('When the offline page changes, then the worker does, and browsers that have it get the new one', () => {
  const [, list = ''] = /const files = \[(.*)\]/.exec(worker) ?? [];
  const files = [...list.matchAll(/'\/([^']+)'/g)].map(([, file]) => file ?? '');
  expect(files).toContain('offline.html');
  const digest = createHash('sha256');
  for (const file of files) digest.update(read(file));
  expect(worker).toContain(`'offline-${digest.digest('hex').slice(0, 8)}'`);
});
