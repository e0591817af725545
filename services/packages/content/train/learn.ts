import { featuresOf, vectorOf, type Vocabulary } from '../src/choice/features.ts';
import { fit } from './fit.ts';
import type { LabelledRequest } from './read-requests.ts';

/** A text to learn from that is no whole request: the signs of a topic, in the words of this repository. */
export interface Hint {
  choice: string;
  text: string;
  /** How much it counts beside a whole request. */
  weight?: number;
}

const HINT_WEIGHT = 0.25;
/** A feature of a single text tells the text, not the topic; of many texts so does one of two. */
const LEAST_TEXTS = 2;
const LEAST_OF_MANY = 3;
const MANY = 2_000;

/** What a set of requests teaches. */
export interface Learnt {
  choices: string[];
  names: string[];
  vocabulary: Vocabulary;
  weights: Float32Array;
}

const learnVocabulary = (texts: readonly string[]) => {
  const seen = new Map<string, number>();
  for (const text of texts)
    for (const name of featuresOf(text)) seen.set(name, (seen.get(name) ?? 0) + 1);
  const least = texts.length > MANY ? LEAST_OF_MANY : LEAST_TEXTS;
  const kept = [...seen].filter(([, count]) => count >= least);
  return {
    names: kept.map(([name]) => name),
    rarity: kept.map(([, count]) => Math.log((1 + texts.length) / (1 + count)) + 0.5),
  };
};

/** Learns which words speak for which topic. */
export const learn = (requests: readonly LabelledRequest[], hints: readonly Hint[]): Learnt => {
  const choices = [
    ...new Set([
      ...requests.map(({ fitting }) => fitting[0]!),
      ...hints.map((hint) => hint.choice),
    ]),
  ].sort();
  const { names, rarity } = learnVocabulary([
    ...requests.map(({ text }) => text),
    ...hints.map(({ text }) => text),
  ]);
  const vocabulary = { placeOf: new Map(names.map((name, place) => [name, place])), rarity };
  const example = (text: string, choice: string, weight: number) => ({
    vector: vectorOf(vocabulary, text),
    choice: choices.indexOf(choice),
    weight,
  });
  const weights = fit(
    [
      ...requests.map(({ text, fitting }) => example(text, fitting[0]!, 1)),
      ...hints.map(({ text, choice, weight = HINT_WEIGHT }) => example(text, choice, weight)),
    ],
    names.length,
    choices.length,
  );
  return { choices, names, vocabulary, weights };
};
