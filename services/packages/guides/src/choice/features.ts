import { english } from '../data/wording.ts';
import { stemOf, wordsOf } from '../words/stems.ts';

/** Two words that stand at most this far apart count as a pair. */
const PAIR_REACH = 4;
const LETTERS = 5;
/** Kinds of features (word, neighbors, pair, letters), each brought to the same length before it is weighed. */
const SHARES: Record<string, number> = { w: 1, n: 0.7, p: 0.5, l: 0.6 };
/** How much a kind with few features counts less than one with many. */
const CALM = 6;

const everywhere: ReadonlySet<string> = new Set(english.list('everywhere'));

/** What a text is made of, as names: words, neighbors, pairs and beginnings of words. */
export function featuresOf(text: string): Set<string> {
  const found = new Set<string>();
  for (const sentence of wordsOf(text)) {
    const words = sentence.map((word) => word.replaceAll(/\d+/g, '0'));
    const stems = words.map(stemOf);
    words.forEach((word, at) => {
      found.add(`n${stems[at - 1] ?? '^'} ${stems[at]}`);
      if (everywhere.has(word)) return;
      found.add(`w${stems[at]}`);
      if (word.length >= LETTERS) found.add(`l${word.slice(0, LETTERS)}`);
      for (let back = 1; back <= PAIR_REACH && back <= at; back += 1)
        if (!everywhere.has(words[at - back]!))
          found.add(`p${[stems[at - back]!, stems[at]!].toSorted().join(' ')}`);
    });
  }
  return found;
}

/** The features that a model knows: their places, and how much their rarity makes them count. */
export interface Vocabulary {
  placeOf: ReadonlyMap<string, number>;
  rarity: ArrayLike<number>;
}

/** A text as numbers: places and the value of each. */
export interface Vector {
  places: number[];
  values: number[];
}

/** The known features of a text, weighed. */
export function vectorOf({ placeOf, rarity }: Vocabulary, text: string): Vector {
  const known = [...featuresOf(text)].filter((name) => placeOf.has(name));
  const places = known.map((name) => placeOf.get(name)!);
  const squares: Record<string, number> = {};
  known.forEach((name, at) => {
    const kind = name.charAt(0);
    squares[kind] = (squares[kind] ?? 0) + rarity[places[at]!]! ** 2;
  });
  const values = known.map((name, at) => {
    const kind = name.charAt(0);
    return (rarity[places[at]!]! * SHARES[kind]!) / Math.sqrt(squares[kind]! + CALM);
  });
  return { places, values };
}
