import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { checkout } from '../files/paths.ts';

const built = (file: string) => readFileSync(join(checkout, 'frontend/dist', file), 'utf8');

/** A file of the build with all that it cannot begin without. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, name] of built(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    withImports(`assets/${name}`, found);
  return found;
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, file]) => file ?? '');
/** Every script of the build. */
const allScripts = () =>
  readdirSync(join(checkout, 'frontend/dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
const chunkOf = (page: string) =>
  new RegExp(`assets/${page}-[\\w-]+\\.js`).exec(built(scriptsOf(built('index.html'))[0]!))?.[0];

/** Kilobytes as they travel. */
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(built(file)).length, 0) / 1024;
/** In every build of zod, and in nothing of ours. */
const hasSchemas = (files: Iterable<string>) =>
  [...files].some((file) => built(file).includes('invalid_type'));

test('When the start page is opened, then its scripts are light and hold no schema', () => {
  const scripts = scriptsOf(built('index.html'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(weightOf(scripts)).toBeLessThan(110);
  expect(hasSchemas(scripts)).toBe(false);
});

test.each(['prayer-page', 'prayer-feed-page', 'login-page', 'members-page'])(
  'When %s only makes calls, then it carries paths and no schema',
  (page) => {
    const chunk = chunkOf(page);
    expect(chunk).toBeDefined();
    expect(hasSchemas(withImports(chunk!))).toBe(false);
  },
);

test('When a form checks what is written, then the schemas come with it', () => {
  expect(hasSchemas(withImports(chunkOf('join-form-with-store')!))).toBe(true);
});

test('When a form loads what recognises danger without us, then that is small and brings nothing with it', () => {
  const form = built(chunkOf('join-form-with-store')!);
  const part = allScripts().find((file) => file.startsWith('assets/certain-in-'));
  expect(brotliCompressSync(built(part!)).length).toBeLessThan(6 * 1024);
  expect(withImports(part!).size).toBe(1);
  expect(form).not.toContain('suicidal');
});
