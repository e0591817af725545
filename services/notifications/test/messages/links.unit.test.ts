import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { memberPaths, pages, unsubscribe } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { links } from '../../src/messages/links.ts';

const id = '0b1f6c1e-7f0e-4c59-9b52-2e5f7a1f9a10';
/** Pages of the site, and pages that a service answers. */
const served = [
  ...Object.keys(pages),
  ...memberPaths,
  '/admin/care',
  '/admin/members',
  unsubscribe.path,
];

test.each(Object.entries(links))(
  'When a message links to %s, then there is such a page',
  (_, to) => {
    expect(served).toContain(new URL(to(id), 'https://fellowship.example').pathname);
  },
);

test('When a message has a link of ours, then it is one of the list', async () => {
  const source = join(import.meta.dirname, '../../src');
  const files = (await readdir(source, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('generated'),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(source, file), 'utf8')));
  const spelled = texts.flatMap(
    (text) => text.match(/(?:PUBLIC_ORIGIN|publicOrigin)\}\/[^`]*/g) ?? [],
  );
  // Twilio's callback is not a link for people.
  expect(spelled).toEqual(['PUBLIC_ORIGIN}/api/notifications/sms-status/${id}']);
});
