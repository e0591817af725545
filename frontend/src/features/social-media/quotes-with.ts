import { foldText, type WisdomQuote } from '@kbf/contracts';

/** Quotes that contain all of these words, or words that begin with them. */
export function quotesWith(quotes: readonly WisdomQuote[], words: string): readonly WisdomQuote[] {
  const looked = foldText(words).split(' ').filter(Boolean);
  return quotes.filter((quote) => {
    const { title, category, scripture, scriptureReference, kingdomPrinciple, tags } = quote;
    const parts = [title, category, scripture, scriptureReference, kingdomPrinciple, ...tags];
    const text = foldText(parts.join('\n'));
    return looked.every((word) => text.includes(word));
  });
}
