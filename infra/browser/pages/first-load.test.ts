import { expect, test } from '../fixtures.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { checkout } from '../../files/paths.ts';

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
  [...html.matchAll(/\/(assets\/[\w.-]+\.js|theme\.js)/g)].map(([, file]) => file ?? '');
/** Every script of the build. */
const allScripts = () =>
  readdirSync(join(checkout, 'frontend/dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
const chunkOf = (page: string) => allScripts().find((file) => file.startsWith(`assets/${page}-`));

/** Kilobytes as they travel: the build compresses what it names by content, the gateway the rest. */
const bytesOf = (file: string) =>
  file.startsWith('assets/')
    ? statSync(join(checkout, 'frontend/dist', `${file}.br`)).size
    : brotliCompressSync(built(file)).length;
const weightOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + bytesOf(file), 0) / 1024;
/** In every build of zod, and in nothing of ours. */
const hasSchemas = (files: Iterable<string>) =>
  [...files].some((file) => built(file).includes('invalid_type'));

/** What a page loads before anybody has touched it, with what one may weigh. */
const servedPages = [
  { page: 'index', most: 91 },
  { page: 'login', most: 120 },
  { page: 'members', most: 120 },
  { page: 'business/one', most: 120 },
  // Here people write about what weighs on them: the words of help come along, and wait for no line.
  { page: 'prayer', most: 120 },
  { page: 'prayer-feed', most: 121 },
];
for (const { page, most } of servedPages)
  test(`When ${page} is opened, then its scripts weigh at most ${most} kB and hold no schema`, () => {
    const html = built(`pages/${page}.html`);
    const scripts = scriptsOf(html);
    expect(scripts.length).toBeGreaterThan(5);
    for (const script of scripts)
      for (const needed of script.startsWith('assets/') ? withImports(script) : [])
        expect(scripts).toContain(needed);
    expect(weightOf(scripts)).toBeLessThan(most);
    expect(hasSchemas(scripts)).toBe(false);
  });

test('When a page makes calls, then it carries its own, and not those of others', () => {
  const ofVisitors = servedPages.flatMap(({ page }) => scriptsOf(built(`pages/${page}.html`)));
  const first = ofVisitors.map(built).join('');
  expect(first).toContain('/api/prayers/:id/like');
  expect(first).not.toContain('/api/contact-submissions');
});

for (const { page } of servedPages)
  test(`When ${page} is served, then its content is in it, and no script stands in the page`, () => {
    const html = built(`pages/${page}.html`);
    expect(html).toMatch(/<div id="root">.*<h1|<div id="root">.*Loading business profile/s);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
  });

test('When the start page is served, then the whole join form is in it', () => {
  const html = built('pages/index.html');
  for (const field of ['fullName', 'companyName', 'phone', 'email', 'aboutYourself'])
    expect(html).toContain(`name="${field}"`);
});

for (const page of ['prayer-page', 'prayer-feed-page', 'login-page', 'members-page'])
  test(`When ${page} only makes calls, then it carries paths and no schema`, () => {
    const chunk = chunkOf(page);
    expect(chunk).toBeDefined();
    expect(hasSchemas(withImports(chunk!))).toBe(false);
  });

test('When a form checks what is written, then the schemas come with it', () => {
  expect(hasSchemas(withImports(chunkOf('join-form')!))).toBe(true);
});

test('When a form loads what recognizes danger without us, then that is small and brings nothing with it', () => {
  const form = built(chunkOf('join-form')!);
  const part = allScripts().find((file) => file.startsWith('assets/certain-in-'));
  // Two thirds of a kilobyte of it are the plainest words of some twenty-five other languages.
  expect(brotliCompressSync(built(part!)).length).toBeLessThan(7 * 1024);
  expect(withImports(part!).size).toBe(1);
  expect(form).not.toContain('suicidal');
});
