import { withoutCourtesies } from '../src/care/courtesy.ts';
import { readText } from '../src/care/read-text.ts';
import { readWith, wholeVector } from '../src/care/score-text.ts';
import { spellingOf, type Spelling } from '../src/care/spelling.ts';
import type { Vector } from '../src/care/vocabulary.ts';
import { buildVocabulary, type LearntVocabulary } from './build-vocabulary.ts';
import { fit, type Example } from './fit.ts';
import { isDanger, ownAuthors, type Message } from './read-corpus.ts';
import { withSlips } from './slips.ts';

/** How much a mistake costs: about a message without its courtesies, and about one whole or mistyped. */
const weight = 0.3;
const variantWeight = 0.12;
/** The messages of our own count for less: they are short, and there are many of them. */
const ownShare = 0.25;

/** Words that several authors use, the most usual first. */
export function usualWords(messages: readonly Message[]): string[] {
  const seen = new Map<string, { count: number; authors: Set<string> }>();
  for (const { text, author } of messages)
    for (const word of new Set(readText(text).words)) {
      const entry = seen.get(word) ?? { count: 0, authors: new Set() };
      entry.count += 1;
      entry.authors.add(author);
      seen.set(word, entry);
    }
  return [...seen]
    .filter(([, { authors }]) => authors.size > 1)
    .sort(([one, a], [other, b]) => b.count - a.count || (one < other ? -1 : 1))
    .map(([word]) => word);
}

/** What a set of messages teaches about danger. */
export interface Learnt {
  words: string[];
  spelling: Spelling;
  vocabulary: LearntVocabulary;
  danger: Float32Array;
  /** The vector of every message as it is, in their order. */
  vectors: Vector[];
}

/** Learns from messages which features speak of danger. */
export function learnDanger(messages: readonly Message[]): Learnt {
  const words = usualWords(messages);
  const spelling = spellingOf(words);
  const reads = messages.map(({ text }) => readWith(spelling, text));
  const vocabulary = buildVocabulary(
    messages.map(({ author }, at) => ({ author, words: reads[at]?.words ?? [] })),
  );
  const vectors = reads.map((read) => wholeVector(vocabulary, withoutCourtesies(read).words));
  const examples: Example[] = messages.flatMap((message, at) => {
    const isTrue = isDanger(message);
    const share = ownAuthors.has(message.author) ? ownShare : 1;
    const mistyped = readWith(spelling, withSlips(message.text, at));
    return [
      { vector: vectors[at] as Vector, isTrue, weight: weight * share },
      ...[mistyped.words, reads[at]?.words ?? []].map((each) => ({
        vector: wholeVector(vocabulary, each),
        isTrue,
        weight: variantWeight * share,
      })),
    ];
  });
  const danger = fit(examples, vocabulary.rarity.length);
  return { words, spelling, vocabulary, danger, vectors };
}
