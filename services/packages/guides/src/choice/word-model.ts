import { readFileSync } from 'node:fs';
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

/** A text as numbers: the place and the value of each of its known features. */
export type Vector = [place: number, value: number][];

/** The known features of a text, weighed. */
export function vectorOf({ placeOf, rarity }: Vocabulary, text: string): Vector {
  const known = [...featuresOf(text)].flatMap((name) => {
    const place = placeOf.get(name);
    return place === undefined ? [] : [{ place, kind: name.charAt(0), value: rarity[place]! }];
  });
  const lengthOf = (kind: string): number =>
    Math.hypot(Math.sqrt(CALM), ...known.map((one) => (one.kind === kind ? one.value : 0)));
  const scales = new Map(
    Object.entries(SHARES).map(([kind, share]) => [kind, share / lengthOf(kind)]),
  );
  return known.map(({ place, kind, value }) => [place, value * scales.get(kind)!]);
}

/** The facts of a trained model, beside its weights. */
export interface ModelFacts {
  choices: string[];
  /** Names of the features, separated by line ends. */
  names: string;
  rarity: number[];
  /** What one step of a weight is worth. */
  step: number;
}

/**
 * A trained model: a row of weights for each feature, and a last one for the constant. They stay in steps of
 * a byte, which takes a quarter of the memory.
 */
export interface WordModel {
  choices: readonly string[];
  vocabulary: Vocabulary;
  steps: Int8Array;
  step: number;
}

export const modelFiles = {
  facts: new URL('../../model/prayers-words.json', import.meta.url),
  weights: new URL('../../model/prayers-words.bin', import.meta.url),
};

export function readWordModel(): WordModel {
  const { choices, names, rarity, step } = JSON.parse(
    readFileSync(modelFiles.facts, 'utf8'),
  ) as ModelFacts;
  const bytes = readFileSync(modelFiles.weights);
  return {
    choices,
    vocabulary: {
      placeOf: new Map(names.split('\n').map((name, place) => [name, place])),
      rarity: Float32Array.from(rarity),
    },
    steps: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    step,
  };
}

/** The scores of all choices; the last row of weights is the constant. */
export function scoresOfVector(
  weights: Int8Array | Float32Array,
  step: number,
  count: number,
  vector: Vector,
): Float64Array {
  const scores = Float64Array.from(weights.subarray(weights.length - count), (one) => one * step);
  for (const [place, value] of vector)
    for (let choice = 0; choice < count; choice += 1)
      scores[choice]! += weights[place * count + choice]! * value * step;
  return scores;
}

/** Shares that add up to one. */
export function sharesOf(scores: Float64Array): Float64Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, one) => all + one, 0);
  return powers.map((power) => power / sum);
}

/** How much the words of a text speak for each choice, in the order of the choices. */
export const scoresByWords = (
  { steps, step, choices, vocabulary }: WordModel,
  text: string,
): Float64Array => scoresOfVector(steps, step, choices.length, vectorOf(vocabulary, text));
