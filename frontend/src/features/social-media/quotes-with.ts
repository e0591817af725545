import type { WisdomQuote } from '@kbf/contracts';

/** Those that have every one of these words, or the beginning of it, wherever it stands. */
export function quotesWith(quotes: readonly WisdomQuote[], words: string): readonly WisdomQuote[] {
  const looked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return quotes.filter((quote) => {
    const { title, category, scripture, scriptureReference, kingdomPrinciple, tags } = quote;
    const parts = [title, category, scripture, scriptureReference, kingdomPrinciple, ...tags];
    const text = parts.join('\n').toLowerCase();
    return looked.every((word) => text.includes(word));
  });
}
