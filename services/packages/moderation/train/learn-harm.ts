import { wholeVector } from '../src/care/score-text.ts';
import { spellingOf, type Spelling } from '../src/care/spelling.ts';
import { harmKinds } from '../src/harm/harm-model.ts';
import { readHarm } from '../src/harm/read-harm.ts';
import { buildVocabulary, type LearntVocabulary } from './build-vocabulary.ts';
import { usualWords } from './examples.ts';
import { fit } from './fit.ts';
import { isDanger, type Message } from './read-corpus.ts';

/** How much a mistake costs: to let harm through, to hold what is ordinary, to take one in danger for one who harms. */
const weights = { harm: 0.6, ordinary: 0.3, danger: 0.15 };
const kindWeight = 0.5;

/** Features beyond these are so rare that they change nothing. */
const mostFeatures = 160_000;

export interface LearntHarm {
  words: string[];
  spelling: Spelling;
  vocabulary: LearntVocabulary;
  harm: Float32Array;
  /** For each kind of harm, what tells it from the others. */
  kinds: Float32Array[];
}

/** A threat may be both: the person who makes it is in danger of doing harm. */
const isTaught = (message: Message): boolean => !(isDanger(message) && message.kind === 'threat');

const weightOf = (message: Message): number =>
  message.level === 'harm' ? weights.harm : isDanger(message) ? weights.danger : weights.ordinary;

/** Learns from messages which features speak of harm to others. */
export function learnHarm(all: readonly Message[]): LearntHarm {
  const messages = all.filter(isTaught);
  const words = usualWords(messages);
  const spelling = spellingOf(words);
  const reads = messages.map(({ text }) => readHarm(text, spelling));
  const vocabulary = buildVocabulary(
    messages.map(({ author }, at) => ({ author, words: reads[at]?.words ?? [] })),
    mostFeatures,
  );
  const examples = messages.map((message, at) => ({
    message,
    vector: wholeVector(vocabulary, reads[at]?.words ?? []),
  }));
  const size = vocabulary.rarity.length;
  const harm = fit(
    examples.map(({ message, vector }) => ({
      vector,
      isTrue: message.level === 'harm',
      weight: weightOf(message),
    })),
    size,
  );
  const harmful = examples.filter(({ message }) => message.level === 'harm');
  const kinds = harmKinds.map((kind) =>
    fit(
      harmful.map(({ message, vector }) => ({
        vector,
        isTrue: message.kind === kind,
        weight: kindWeight,
      })),
      size,
    ),
  );
  return { words, spelling, vocabulary, harm, kinds };
}
