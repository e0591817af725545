import { rightSpelling } from '../words/spellings.ts';
import { stemOf } from '../words/read-words.ts';

/** Words that stand in every request, whatever it is about. */
const EVERYWHERE = new Set(
  (
    'a an the and or of to in on at is are was were be been am it its this that these those there ' +
    'i im ive me my we our us you your he she they him her his them their so just also please pls pray prayer ' +
    'praying prayers lord god jesus amen thank thanks dear with for from by as have has had do does did ' +
    'will would can could should'
  ).split(' '),
);

/** Two words that stand at most this far apart count as a pair. */
const PAIR_REACH = 4;
const LETTERS = 5;

const wordsOf = (text: string): string[][] =>
  rightSpelling(text.toLowerCase())
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/\d+/g, ' 0 ')
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? [])
    .filter((words) => words.length > 0);

/** Kinds of features, each brought to the same length before it is weighed: word, neighbours, pair, letters. */
export const kinds = ['w', 'n', 'p', 'l'] as const;
const SHARES: Record<string, number> = { w: 1, n: 0.7, p: 0.5, l: 0.6 };

/** What a text is made of, as names: words, neighbours, pairs and beginnings of words. */
export const featuresOf = (text: string): Set<string> => {
  const found = new Set<string>();
  for (const words of wordsOf(text)) {
    const stems = words.map(stemOf);
    words.forEach((word, at) => {
      found.add(`n${stems[at - 1] ?? '^'} ${stems[at]}`);
      if (EVERYWHERE.has(word)) return;
      found.add(`w${stems[at]}`);
      if (word.length >= LETTERS) found.add(`l${word.slice(0, LETTERS)}`);
      for (let back = 1; back <= PAIR_REACH && back <= at; back += 1) {
        if (EVERYWHERE.has(words[at - back]!)) continue;
        found.add(`p${[stems[at - back]!, stems[at]!].sort().join(' ')}`);
      }
    });
  }
  return found;
};

/** The features that a model knows: their places, and how much their rarity makes them count. */
export interface Vocabulary {
  placeOf: ReadonlyMap<string, number>;
  rarity: ArrayLike<number>;
}

/** A text as numbers: places and what stands in each. */
export interface Vector {
  places: number[];
  values: number[];
}

/** How much a group of few features counts less than one of many. */
const CALM = 6;

/** Weighs the known features of a text. */
export const vectorOf = ({ placeOf, rarity }: Vocabulary, text: string): Vector => {
  const vector: Vector = { places: [], values: [] };
  const squares: Record<string, number> = {};
  const names: string[] = [];
  for (const name of featuresOf(text)) {
    const place = placeOf.get(name);
    if (place === undefined) continue;
    const value = rarity[place]!;
    const kind = name[0]!;
    squares[kind] = (squares[kind] ?? 0) + value * value;
    names.push(kind);
    vector.places.push(place);
    vector.values.push(value);
  }
  vector.values = vector.values.map((value, at) => {
    const kind = names[at]!;
    return (value * SHARES[kind]!) / Math.sqrt(squares[kind]! + CALM);
  });
  return vector;
};
