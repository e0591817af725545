import { placesOf, type WordIndex } from './word-index.ts';

/** Words that translations use interchangeably; compared by the word on the right. */
const SAME = new Map(
  Object.entries({
    plans: 'thoughts',
    declares: 'says',
    harm: 'evil',
    prosper: 'peace',
    faint: 'weary',
    goodness: 'good',
    mercies: 'compassion',
    persevere: 'endure',
    trials: 'temptations',
    discouraged: 'dismayed',
    terrified: 'scared',
    wages: 'reward',
    harvest: 'reap',
    ever: 'very',
    holds: 'hold',
    yahweh: 'lord',
    jehovah: 'lord',
    lords: 'lord',
    yahwehs: 'lord',
    thee: 'you',
    thou: 'you',
    ye: 'you',
    thy: 'your',
    thine: 'your',
    unto: 'to',
    hath: 'has',
    doth: 'does',
    shall: 'will',
    shalt: 'will',
    begotten: 'only',
    everlasting: 'eternal',
    supply: 'meet',
    cares: 'care',
    anxieties: 'worry',
    anxiety: 'worry',
    afraid: 'fear',

    deeds: 'works',
    labor: 'toil',
    loving: 'love',
    kindness: 'love',
    lovingkindness: 'love',
    steadfast: 'love',

    graven: 'engraved',
    burdened: 'burden',
    heavily: 'heavy',
  }),
);
const CONTRACTED: [RegExp, string][] = [
  [/^(do|does|did|is|are|was|were|has|have|had|would|could|should|must)nt$/, '$1 not'],
  [/^wont$/, 'will not'],
  [/^cant$|^cannot$/, 'can not'],
  [/^lets$/, 'let us'],
  [/^(i|you|he|she|it|we|they)ll$/, '$1 will'],
  [/^(you|we|they)re$/, '$1 are'],
  [/^(i|you|we|they)ve$/, '$1 have'],
];

const stem = (word: string): string => {
  const plain = word.length > 4 ? word.replace(/(?:ing|eth|est|ed|es|s)$/, '') : word;
  return plain.slice(0, 6);
};

const expand = (word: string): string[] => {
  for (const [pattern, spoken] of CONTRACTED) {
    if (pattern.test(word)) return word.replace(pattern, spoken).split(' ');
  }
  return [word];
};

/** A word made comparable across translations, with its weight: rarer words weigh more. */
export interface WeighedWord {
  key: string;
  weight: number;
}

/** Upper limit for the weight of a rare word. */
const HEAVIEST = 7;

const weighOne = (index: WordIndex, written: string): WeighedWord[] =>
  expand(written).map((word) => {
    const count = placesOf(index, word).length;
    const rarity = Math.log(index.text.length / (count + 20)) - 3;
    // A word that the translation does not have must not count fully against a quotation from another translation.
    const weight = count === 0 ? 3 : Math.min(HEAVIEST, Math.max(0.3, rarity));
    return { key: stem(SAME.get(word) ?? word), weight };
  });

/**
 * Cache for WEB, the index by which quotations are weighed. Weighing is most of the work of a comparison, and the words
 * repeat. Bounded, because a reply may contain any words.
 */
const weighed = new Map<string, WeighedWord[]>();
const MOST_KEPT = 20_000;

/** Words of a quotation or verse, weighed by their rarity in the translation. */
export const weigh = (index: WordIndex, words: string[]): WeighedWord[] =>
  words.flatMap((word) => {
    const known = weighed.get(word);
    if (known) return known;
    const fresh = weighOne(index, word);
    if (weighed.size < MOST_KEPT) weighed.set(word, fresh);
    return fresh;
  });

/** Similarity of a quotation and a passage, 0 to 1 each. */
export interface Likeness {
  /** Share of the quotation's words that are in the passage. */
  ofQuote: number;
  /** Share of the passage's words that are in the quotation. */
  ofPassage: number;
}

const total = (words: WeighedWord[]): number => words.reduce((sum, word) => sum + word.weight, 0);

/** Compares two bags of words, each word as often as it occurs. */
export const likeness = (quote: WeighedWord[], passage: WeighedWord[]): Likeness => {
  const left = new Map<string, number>();
  for (const { key } of passage) left.set(key, (left.get(key) ?? 0) + 1);
  let shared = 0;
  for (const { key, weight } of quote) {
    const count = left.get(key) ?? 0;
    if (count === 0) continue;
    left.set(key, count - 1);
    shared += weight;
  }
  return {
    ofQuote: shared / Math.max(total(quote), 0.001),
    ofPassage: Math.min(1, shared / Math.max(total(passage), 0.001)),
  };
};

const pairsOf = (words: WeighedWord[]): string[] =>
  words.slice(1).map(({ key }, at) => `${words[at]!.key} ${key}`);

/** Share of a quotation's neighboring word pairs that are in a passage, 0 to 1. */
export const pairsShared = (quote: WeighedWord[], passage: WeighedWord[]): number => {
  const there = new Set(pairsOf(passage));
  const pairs = pairsOf(quote);
  return pairs.filter((pair) => there.has(pair)).length / Math.max(pairs.length, 1);
};
