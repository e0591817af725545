import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { encodedForm } from '../../plugin/files/stored-file.ts';
import { loadFiles } from '../../plugin/site/load-files.ts';

const script = Buffer.from('export const answer = 42;\n'.repeat(40));
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app.js'), script);
  await writeFile(join(folder, 'assets/app.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'assets/app.js.map'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

it('When the build has compressed a file, then that form is answered', async () => {
  const files = await loadFiles(folder);
  expect([...files.keys()]).toEqual(['/assets/app.js']);
  const file = files.get('/assets/app.js')!;
  expect(file.body).toEqual(script);
  expect(await encodedForm(file, 'br')).toEqual(brotliCompressSync(script));
});
