import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { pages, unlistedPaths } from '@kbf/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway } from '../start-gateway.ts';
import type { RunningGateway } from '../start-gateway.ts';

let gateway: RunningGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(async () => {
  await gateway.stop();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.origin + path, { headers, redirect: 'manual' });

/** A request whose answer is not decompressed. */
function getPlain(path: string, headers: Record<string, string>, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }>();
  const asked = request(gateway.origin + path, { method, headers, agent: false }, (answer) => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: Buffer.concat(chunks),
      }),
    );
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

describe('the pages', () => {
  it.each(Object.entries(pages))(
    'When %s is asked for, then it has its head',
    async (path, head) => {
      const answer = await get(path);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(html).toContain(`<title>${head.title}</title>`);
      const canonical = `<link rel="canonical" href="${gateway.origin}${path}" />`;
      const isListed = !unlistedPaths.includes(path);
      expect(html.includes(canonical)).toBe(isListed);
      expect(html.includes('noindex')).toBe(!isListed);
      expect(html).not.toContain('<!--head-->');
    },
  );

  it('When a page was built with its content, then visitors get that, under no other name', async () => {
    const html = await (await get('/')).text();
    expect(html).toContain('Find Your Purpose');
    expect((await get('/pages/index.html')).status).toBe(404);
  });

  it('When somebody with a login cookie comes to the start, then it is the app, for them alone', async () => {
    const answer = await get('/', { cookie: 'kbf_login=anything' });
    expect(await answer.text()).not.toContain('Find Your Purpose');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('When there is a login cookie, then the page is told so, and told again when it is gone', async () => {
    const told = await get('/prayer', { cookie: 'kbf_login=anything' });
    expect(told.headers.get('set-cookie')).toMatch(/^kbf_here=1; .*Path=\//);
    expect(told.headers.get('set-cookie')).not.toContain('HttpOnly');
    const gone = await get('/prayer', { cookie: 'kbf_here=1' });
    expect(gone.headers.get('set-cookie')).toMatch(/^kbf_here=; .*Max-Age=0/);
    expect((await get('/prayer')).headers.get('set-cookie')).toBeNull();
    const both = await get('/prayer', { cookie: 'kbf_login=anything; kbf_here=1' });
    expect(both.headers.get('set-cookie')).toBeNull();
  });

  it('When a search engine asks what it may read, then it learns which pages there are', async () => {
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${gateway.origin}/sitemap.xml`);
    const sitemap = await get('/sitemap.xml');
    expect(sitemap.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await sitemap.text();
    expect(xml).toContain(`<loc>${gateway.origin}/about</loc>`);
    for (const path of unlistedPaths) expect(xml).not.toContain(path);
  });

  it('When there is no such page, then it is 404 with the app, which says so', async () => {
    const answer = await get('/no/such/page');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('<div id="root">');
    expect(html).toContain('Page Not Found');
    expect(html).toContain('noindex');
  });

  it('When a page is for members, then visitors get 404, and who has a login cookie the app', async () => {
    const forVisitors = await get('/dashboard');
    expect(forVisitors.status).toBe(404);
    const html = await forVisitors.text();
    expect(html).toContain('<title>Log in to see this');
    expect(html).toContain('noindex');
    const answer = await get('/dashboard', { cookie: 'kbf_login=anything' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  it('When the page of one member or company is asked for, then it is the app', async () => {
    for (const path of ['/profile/22222222-2222-4222-8222-222222222222', '/business/harbor'])
      expect((await get(path)).status).toBe(200);
    for (const path of ['/business/', '/business/one/two'])
      expect((await get(path)).status).toBe(404);
  });

  it('When something under /api or /internal does not exist, then it is 404 as JSON', async () => {
    for (const path of ['/api/nope', '/internal/identity', '/api', '/API/prayers']) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'not_found' });
    }
  });

  it('When a page is posted to, then it is 404', async () => {
    expect((await fetch(gateway.origin, { method: 'POST' })).status).toBe(404);
  });
});

describe('the files', () => {
  const script = '/assets/app-1234.js';

  it('When a built file is asked for, then browsers may keep it for good', async () => {
    const answer = await get(script);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('When one of an older build is asked for, then it is 404 and no page', async () => {
    const answer = await get('/assets/app-0000.js');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('When a reader takes brotli, gzip or neither, then it gets just that', async () => {
    const plain = await getPlain(script, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    const brotli = await getPlain(script, { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await getPlain(script, { 'accept-encoding': 'gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(brotli.headers.vary).toBe('accept-encoding');
  });

  it('When a reader has it already, then it is 304 without a body', async () => {
    const { headers } = await getPlain('/', {});
    const again = await getPlain('/', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  it('When only the head is asked for, then it has the length and no body', async () => {
    const head = await getPlain('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(Number(head.headers['content-length'])).toBeGreaterThan(0);
    expect(head.body).toHaveLength(0);
  });

  it('When a player asks for a part of a film, then it gets that part', async () => {
    const part = await getPlain('/film.mp4', { range: 'bytes=4-9' });
    expect(part.status).toBe(206);
    expect(part.body.toString()).toBe('really');
    expect(part.headers['content-range']).toMatch(/^bytes 4-9\/\d+$/);
    expect((await getPlain('/film.mp4', { range: 'bytes=900-' })).status).toBe(416);
  });

  it('When a file outside the built pages is asked for, then there is none', async () => {
    expect((await get('/start-gateway.ts')).status).toBe(404);
    expect((await get('/index.html')).status).toBe(404);
  });

  it('When the page of all parts is asked for, then a local start has it, and no other site', async () => {
    const local = await startGateway({ DELIVERY: 'outbox' });
    const there = await fetch(`${local.origin}/dev/components`);
    await local.stop();
    expect(there.status).toBe(200);
    expect(there.headers.get('content-type')).toContain('text/html');
    expect(there.headers.get('cache-control')).toBe('private, no-cache');
    const live = await get('/dev/components');
    expect(live.status).toBe(404);
    expect(await live.json()).toMatchObject({ code: 'not_found' });
  });
});
