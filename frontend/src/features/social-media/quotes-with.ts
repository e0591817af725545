import type { WisdomQuote } from '@kbf/contracts';

/** Quotes that contain all of these words, or words that begin with them. */
export function quotesWith(quotes: readonly WisdomQuote[], words: string): readonly WisdomQuote[] {
  const looked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return quotes.filter((quote) => {
    const { title, category, scripture, scriptureReference, kingdomPrinciple, tags } = quote;
    const parts = [title, category, scripture, scriptureReference, kingdomPrinciple, ...tags];
    const text = parts.join('\n').toLowerCase();
    return looked.every((word) => text.includes(word));
  });
}
