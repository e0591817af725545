import { randomInt } from 'node:crypto';

/**
 * Picks items at random. Each item comes once before any repeats, and never twice in a row: people do not expect pure
 * chance to repeat itself so often.
 * @param items at least one
 */
export function createDeck<T>(items: readonly T[]): () => T {
  let deck: T[] = [];
  let last: T | undefined;
  return () => {
    if (deck.length === 0) {
      deck = shuffled(items);
      // Items are taken from the end: the first of a new round must not be the last of the round before.
      if (deck.length > 1 && deck.at(-1) === last) deck.reverse();
    }
    last = deck.pop()!;
    return last;
  };
}

function shuffled<T>(items: readonly T[]): T[] {
  const cards = [...items];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1);
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}
