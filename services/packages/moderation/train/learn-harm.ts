import { wholeVector } from '../src/care/score-text.ts';
import { spellingOf, type Spelling } from '../src/care/spelling.ts';
import { harmKinds } from '../src/harm/harm-model.ts';
import { readHarm } from '../src/harm/read-harm.ts';
import { buildVocabulary, type LearntVocabulary } from './build-vocabulary.ts';
import { usualWords } from './examples.ts';
import { fit } from './fit.ts';
import { isDanger, type Message } from './read-corpus.ts';

/** Cost of a mistake: missing harm, holding an ordinary message, taking a person in danger for one who harms. */
const weights = { harm: 0.6, ordinary: 0.3, danger: 0.15 };
const kindWeight = 0.5;

/** Further features are so rare that they change nothing. */
const mostFeatures = 160_000;

export interface LearntHarm {
  words: string[];
  spelling: Spelling;
  vocabulary: LearntVocabulary;
  harm: Float32Array;
  /** For each kind of harm, what separates it from the others. */
  kinds: Float32Array[];
}

/** A threat can be both: its author may be in danger of doing harm. */
const isTaught = (message: Message): boolean => !(isDanger(message) && message.kind === 'threat');

const weightOf = (message: Message): number =>
  message.level === 'harm' ? weights.harm : isDanger(message) ? weights.danger : weights.ordinary;

/** Learns which features indicate harm to others. */
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
