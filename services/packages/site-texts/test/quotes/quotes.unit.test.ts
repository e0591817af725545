import { quoteCategories, wisdomQuote } from '@kbf/contracts';
import { describe, expect, it } from 'vitest';
import { wisdomQuotes } from '../../src/quotes/index.ts';
import { passage } from '@kbf/scripture';

const count = (text: string, character: string) => text.split(character).length - 1;

describe('the wisdom library', () => {
  it('When it is counted, then there are at least 60 quotes, five or more in each category, in order', () => {
    expect(wisdomQuotes.length).toBeGreaterThanOrEqual(60);
    const categories = wisdomQuotes.map(({ category }) => category);
    expect([...new Set(categories)]).toEqual(quoteCategories);
    for (const category of quoteCategories)
      expect(categories.filter((one) => one === category).length).toBeGreaterThanOrEqual(5);
  });

  it.each(wisdomQuotes.map((quote) => [quote.scriptureReference, quote] as const))(
    'When %s is quoted, then it is the World English Bible word for word, under its usual reference',
    (reference, { scripture }) => {
      expect(passage(reference, 'WEB')).toMatchObject({ reference, text: scripture });
    },
  );

  it.each(wisdomQuotes.map((quote) => [quote.id, quote] as const))(
    'When %s is shown alone, then it is whole, and short enough for the widget’s card',
    (_, quote) => {
      const { scripture, kingdomPrinciple, title, tags } = quote;
      expect(wisdomQuote.strict().parse(quote)).toEqual(quote);
      expect(scripture).toMatch(/^[A-Z“].*[.?!]”?$/);
      expect(count(scripture, '“')).toBe(count(scripture, '”'));
      expect(kingdomPrinciple).toMatch(/^[A-Z].*\.$/);
      expect(scripture.length).toBeLessThanOrEqual(260);
      expect(kingdomPrinciple.length).toBeLessThanOrEqual(190);
      expect(title.length).toBeLessThanOrEqual(40);
      expect(tags.length).toBeGreaterThan(0);
    },
  );

  it('When ids, titles, verses and principles are compared, then none comes twice', () => {
    for (const field of ['id', 'title', 'scriptureReference', 'kingdomPrinciple'] as const)
      expect(new Set(wisdomQuotes.map((quote) => quote[field])).size).toBe(wisdomQuotes.length);
  });
});
