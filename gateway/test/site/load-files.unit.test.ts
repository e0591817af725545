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
it('When a file is a preview of the site, then other sites may show it, and no other file', async () => {
  const previews = ['media/share.jpg', 'favicon.svg', 'apple-touch-icon.png', 'icon-192.png'];
  const own = await mkdtemp(join(tmpdir(), 'previews-'));
  await mkdir(join(own, 'media'));
  for (const name of [...previews, 'media/dawn.mp4', 'theme.js'])
    await writeFile(join(own, name), '');
  const files = [...(await loadFiles(own))];
  await rm(own, { recursive: true });
  const shown = files.filter(
    ([, { headers }]) => headers['cross-origin-resource-policy'] === 'cross-origin',
  );
  expect(shown.map(([path]) => path.slice(1)).toSorted()).toEqual(previews.toSorted());
});
afterAll(() => rm(folder, { recursive: true }));

it('When the build has compressed a file, then that form is answered', async () => {
  const files = await loadFiles(folder);
  expect([...files.keys()]).toEqual(['/assets/app.js']);
  const file = files.get('/assets/app.js')!;
  expect(file.body).toEqual(script);
  expect(await encodedForm(file, 'br')).toEqual(brotliCompressSync(script));
});
