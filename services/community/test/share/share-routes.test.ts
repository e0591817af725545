import { randomUUID } from 'node:crypto';
import { site } from '@kbf/contracts';
import { expect, test } from 'vitest';
import { sharePrayer } from '../prayers/share.ts';
import { newMember, newVisitor, useCommunity } from '../setup.ts';

const set = useCommunity({ env: { PHOTOS_UNCHECKED: 'publish' } });
const open = (id: string) => set.community.call('GET', `/prayer-share/${id}`);
const origin = 'http://localhost:8080';

/** The share tags, by name. */
function tagsOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g);
  return Object.fromEntries(Array.from(found, ([, name, content]) => [name, content]));
}

test('When the page of a prayer is opened, then it has the prayer, its tags and the way to the feed', async () => {
  const userRequest = 'Please pray for a wise decision about the second shop.';
  const { body } = await sharePrayer(set.community, {
    userRequest,
    photoUrl: 'data:image/jpeg;base64,AAAA',
  });
  const { status, headers, text } = await open(body.id);

  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-robots-tag']).toBe('noindex');
  const image = `${origin}/prayer-share/${body.id}/picture.png`;
  const title = `A prayer request from Community Member | ${site.name}`;
  expect(text).toContain(`<title>${title}</title>`);
  expect(text).toContain(`<p class="letter" dir="auto">${userRequest}</p>`);
  expect(tagsOf(text)).toMatchObject({
    robots: 'noindex',
    description: userRequest,
    keywords: site.keywords,
    'og:title': title,
    'og:description': userRequest,
    'og:url': `${origin}/prayer-share/${body.id}`,
    'og:site_name': site.name,
    'og:image': image,
    'twitter:card': 'summary_large_image',
    'twitter:image': image,
  });
  expect(text).toContain(`href="/prayer-feed?prayer=${body.id}"`);
  expect(text).toContain(`src="${body.prayer.photoUrl}"`);
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/theme.js">']);
  expect(text).not.toMatch(/<style|style=/);
});

test('When words and name hold markup, then nothing but text comes of it', async () => {
  const member = newMember();
  await set.community.deps.database.prisma.personName.create({
    data: { personId: member.userId, version: 1, fullName: `Ruth "R" <b>Castellanos</b>` },
  });
  const hostile = `</p><script>alert(1)</script>"><img src=x onerror='alert(2)'>`;
  const { body } = await sharePrayer(
    set.community,
    { userRequest: hostile, aiPrayerResponse: `Amen. ${hostile}` },
    member,
  );
  const { status, text } = await open(body.id);

  expect(status).toBe(200);
  expect(text).not.toMatch(/<script>|<img|<b>/);
  expect(text).toContain(
    '<title>A prayer request from Ruth &quot;R&quot; &lt;b&gt;Castellanos&lt;/b&gt; |',
  );
});

test.each(['held', 'hidden'])(
  'When a prayer is %s, then its page is a 404 page without a word of it',
  async (state) => {
    const { body } = await sharePrayer(set.community, { userRequest: 'For my brother Elias.' });
    await set.community.deps.database.prisma.prayer.update({
      where: { id: body.id },
      data: { state },
    });
    const { status, headers, text } = await open(body.id);

    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).not.toContain('Elias');
  },
);

test('When a prayer was deleted, never was or the address is junk, then all get the same 404 page', async () => {
  const author = newVisitor();
  const { body } = await sharePrayer(set.community, {}, author);
  await set.community.call('DELETE', `/api/prayers/${body.id}`, { as: author });
  const pages = [
    await open(body.id),
    await open(randomUUID()),
    await open('no-id'),
    await open('%3Cscript%3E'),
  ];

  expect(pages.map((page) => page.status)).toEqual([404, 404, 404, 404]);
  expect(new Set(pages.map((page) => page.text)).size).toBe(1);
  expect(pages[0]?.text).toContain('We could not find this prayer');
});

test.each([
  ['style.css', 'text/css; charset=utf-8'],
  ['fraunces.woff2', 'font/woff2'],
  ['source-sans.woff2', 'font/woff2'],
])('When the page asks for %s, then it gets it as what it is', async (path, type) => {
  const asset = await set.community.call('GET', `/prayer-share/${path}`);

  expect(asset.status).toBe(200);
  expect(asset.headers['content-type']).toBe(type);
});

test('When the real fonts are still on their way, then the page has those that stand in for them', async () => {
  const { text } = await set.community.call('GET', '/prayer-share/style.css');

  for (const font of ['Fraunces Text Fallback', 'Source Sans Fallback']) {
    expect(text).toContain(`@font-face {\n  font-family: '${font}'`);
    expect(text).toContain(`'${font}',`);
  }
});
