import { wisdomQuote } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { publicOrigin, useLibrary } from '../use-library.ts';

const library = useLibrary();

const path = '/api/widget/wisdom';

describe('the widget', () => {
  it('When nothing is said, then it is the light card as HTML, labelled and linked to the site', async () => {
    const answer = await library.ask(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain(`<a href="${publicOrigin}" target="_blank" rel="noopener">`);
    expect(html).toContain('color-scheme: light');
    expect(await (await library.ask(`${path}?format=html&theme=light`)).text()).toBe(html);
  });

  it('When it is asked for as JSON, then it is the quote that the card shows', async () => {
    const answer = await library.ask(`${path}?format=json&theme=dark`);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const quote = wisdomQuote.strict().parse(await answer.json());
    const html = await (await library.ask(`${path}?theme=dark`)).text();
    expect(html).toContain('color-scheme: dark');
    expect(html).toContain(quote.scripture.replaceAll('"', '&quot;'));
  });

  it('When a reader has it already, then it is 304; other forms and themes are other answers', async () => {
    const forms = ['', '?theme=dark', '?format=json'].map((query) => path + query);
    const tags: string[] = [];
    for (const form of forms) {
      const { headers } = await library.ask(form);
      expect(headers.get('cache-control')).toBe('public, max-age=600');
      tags.push(headers.get('etag') ?? '');
    }
    expect(tags.every((tag) => /^"[\w-]{22}"$/.test(tag))).toBe(true);
    expect(new Set(tags).size).toBe(3);
    const again = (tag: string) => library.ask(path, { headers: { 'if-none-match': tag } });
    const [light, dark] = tags as [string, string];
    expect((await again(`W/${light}, "other"`)).status).toBe(304);
    expect((await again('*')).status).toBe(304);
    expect((await again(dark)).status).toBe(200);
  });

  it('When only the head is asked for, then it comes without the card', async () => {
    const answer = await library.ask(path, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toMatch(/^"/);
    expect(await answer.text()).toBe('');
  });

  it.each(['?format=xml', '?theme=sepia', '?theme=', '?format=html&format=json'])(
    'When it is asked for with %s, then it is 400',
    async (query) => {
      const answer = await library.ask(path + query);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid' });
      expect(answer.headers.get('cache-control')).toBeNull();
    },
  );
});
