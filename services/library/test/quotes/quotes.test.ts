import { quoteCategories, wisdomQuote } from '@kbf/contracts';
import type { WisdomQuote } from '@kbf/contracts';
import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { useLibrary } from '../use-library.ts';

const library = useLibrary();

const list = async (query = '') =>
  z
    .array(wisdomQuote.strict())
    .parse(await (await library.ask(`/api/wisdom-quotes${query}`)).json());

describe('the wisdom library', () => {
  it('When it is asked for, then at least 60 quotes come, and anyone may keep them for a while', async () => {
    const answer = await library.ask('/api/wisdom-quotes');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
    expect((await list()).length).toBeGreaterThanOrEqual(60);
  });

  it('When one category is asked for, then only its quotes come, and all of them', async () => {
    const all = await list();
    const tags = new Set<string | null>();
    for (const category of quoteCategories) {
      expect(await list(`?category=${category}`)).toEqual(
        all.filter((quote) => quote.category === category),
      );
      tags.add((await library.ask(`/api/wisdom-quotes?category=${category}`)).headers.get('etag'));
    }
    expect(tags.size).toBe(quoteCategories.length);
  });

  it.each(['?category=', '?category=Nothing', '?category=work', '?category=Work&category=Rest'])(
    'When it is asked for with %s, then it is 400',
    async (query) => {
      const answer = await library.ask(`/api/wisdom-quotes${query}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'invalid' });
    },
  );
});

describe('a random quote', () => {
  it('When it is asked for, then one comes that nobody may keep', async () => {
    const answer = await library.ask('/api/wisdom-quotes/random');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('etag')).toBeNull();
    expect(await list()).toContainEqual(await answer.json());
  });

  it('When it is asked for as often as there are quotes, then hardly any comes twice', async () => {
    const { length } = await list();
    const ids: string[] = [];
    for (let asked = 0; asked < length; asked += 1)
      ids.push(((await (await library.ask('/api/wisdom-quotes/random')).json()) as WisdomQuote).id);
    expect(new Set(ids).size).toBeGreaterThan(length / 2);
    expect(ids.filter((id, at) => id === ids[at - 1])).toEqual([]);
  });
});
