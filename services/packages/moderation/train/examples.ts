import { withoutCourtesies } from '../src/care/courtesy.ts';
import { readText } from '../src/care/read-text.ts';
import { readWith, wholeVector } from '../src/care/score-text.ts';
import { spellingOf, type Spelling } from '../src/care/spelling.ts';
import type { Vector } from '../src/care/vocabulary.ts';
import { buildVocabulary, type LearntVocabulary } from './build-vocabulary.ts';
import type { Example } from './fit.ts';
import { isDanger, ownAuthors, thanksAuthors, type Message } from './read-corpus.ts';
import { withSlips } from './slips.ts';
import { fitTelling } from './telling.ts';

/**
 * Cost of a mistake: about a message without its courtesies, and about one with typing errors or with thanks around it.
 */
const weight = 0.3;
const variantWeight = 0.12;
/** Number of examples per message. */
const perMessage = 3;
/** Share of explicit statements in the weights for `certain`. */
const outrightShare = 0.5;
/** Our own messages count for less: they are short, and there are many. */
const ownShare = 0.25;

/** Words that several authors use, most common first. */
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

/** Puts thanks before or after a text, so that thanks do not change the result. */
function thanksAround(messages: readonly Message[]): (text: string, at: number) => string {
  const thanks = messages.filter(({ author }) => thanksAuthors.has(author)).map(({ text }) => text);
  return (text, at) => {
    const said = thanks[at % thanks.length] ?? '';
    return at % 2 === 0 ? `${said} ${text}` : `${text} ${said}`;
  };
}

/** What a set of messages teaches about danger. */
export interface Learnt {
  words: string[];
  spelling: Spelling;
  vocabulary: LearntVocabulary;
  danger: Float32Array;
  /** The same, favoring explicit statements. */
  outright: Float32Array;
  /** The vector of every unchanged message, in order. */
  vectors: Vector[];
}

/** Learns which features indicate danger. */
export function learnDanger(messages: readonly Message[]): Learnt {
  const words = usualWords(messages);
  const spelling = spellingOf(words);
  const reads = messages.map(({ text }) => readWith(spelling, text));
  const vocabulary = buildVocabulary(
    messages.map(({ author }, at) => ({ author, words: reads[at]?.words ?? [] })),
  );
  const vectors = reads.map((read) => wholeVector(vocabulary, withoutCourtesies(read).words));
  const withThanks = thanksAround(messages);
  const examples: Example[] = messages.flatMap((message, at) => {
    const isTrue = isDanger(message);
    const share = ownAuthors.has(message.author) ? ownShare : 1;
    const mistyped = readWith(spelling, withSlips(message.text, at));
    const thankful = readWith(spelling, withThanks(message.text, at));
    return [
      { vector: vectors[at] as Vector, isTrue, weight: weight * share },
      ...[mistyped, thankful].map(({ words: each }) => ({
        vector: wholeVector(vocabulary, each),
        isTrue,
        weight: variantWeight * share,
      })),
    ];
  });
  // Implied danger teaches nothing about explicit statements.
  const teachesOutright = messages.map(({ level }) => level !== 'between');
  const counted = messages.map((message, at) => ({
    vector: vectors[at] as Vector,
    isTrue: isDanger(message),
    weight: ownAuthors.has(message.author) ? ownShare : 1,
  }));
  const size = vocabulary.rarity.length;
  const danger = fitTelling(examples, counted, size);
  const outright = fitTelling(
    examples.filter((_, at) => teachesOutright[Math.floor(at / perMessage)]),
    counted.filter((_, at) => teachesOutright[at]),
    size,
  ).map((value, slot) => (danger[slot] as number) + outrightShare * value);
  return { words, spelling, vocabulary, danger, outright, vectors };
}
