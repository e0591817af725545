import { randomInt } from 'node:crypto';

/**
 * Deals at random, each item once before any comes again, and never the same one twice running: pure chance would
 * repeat itself more often than people take for chance.
 * @param items at least one
 */
export function createDeck<T>(items: readonly T[]): () => T {
  let deck: T[] = [];
  let last: T | undefined;
  return () => {
    if (deck.length === 0) {
      deck = shuffled(items);
      // Dealt from the end: the first of a new round must not be the last of the one before.
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
