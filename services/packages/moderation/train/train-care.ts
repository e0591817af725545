// Trains the classifier of dangers from corpus/train and writes its weights:
//   npx node services/packages/moderation/train/train-care.ts
import type { CareKind } from '@kbf/contracts';
import type { Vector } from '../src/care/vocabulary.ts';
import { crossValidate } from './cross-validate.ts';
import { learnDanger } from './examples.ts';
import { learnKinds } from './learn-kinds.ts';
import { crossValidateMeaning, learnMeaning } from './learn-meaning.ts';
import { pickThresholds, sharesAbove } from './pick-thresholds.ts';
import { isDanger, ownAuthors, readCorpus, type Message } from './read-corpus.ts';
import { understand } from './understand.ts';
import { writeFigures } from './write-figures.ts';
import { writeMeaning } from './write-meaning.ts';
import { writeModel } from './write-model.ts';

const margins = { trims: 0.4, parts: 0.9 };
// Chosen by leaving authors out of training in turn.
const meaningScale = { narrow: 1, margin: 1, most: 1.2 };
const meaningShare = 0.5;
const authorsAtATime = 4;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Messages that harm others are another matter; but what only looks like them is ordinary.
const messages = readCorpus('train').filter(({ level }) => level !== 'harm');
const ours = messages.filter(({ author }) => ownAuthors.has(author));
const others = messages.filter(({ author }) => !ownAuthors.has(author));
say(`${messages.length} messages of ${new Set(messages.map(({ author }) => author)).size} authors`);

const learnt = learnDanger(messages);
say('Understanding every message; this takes some minutes');
const understood = understand(messages, learnt.spelling, meaningScale.narrow);
const meanings = crossValidateMeaning(messages, understood, meaningScale, authorsAtATime);
const wordScores = crossValidate(others, ours, margins, authorsAtATime);
const withMeaning = (score: number, at: number): number =>
  score + meaningShare * (meanings[messages.indexOf(others[at] as Message)] as number);
const scores = {
  danger: wordScores.danger.map(withMeaning),
  outright: wordScores.outright.map(withMeaning),
};
const thresholds = pickThresholds(others, scores);
say('Noticed by models that had not seen the author, in percent:');
say(`  certain: ${JSON.stringify(sharesAbove(others, scores.outright, thresholds.certain))}`);
say(`  possible: ${JSON.stringify(sharesAbove(others, scores.danger, thresholds.possible))}`);

const examples = messages.flatMap((message, at) =>
  isDanger(message)
    ? [{ vector: learnt.vectors[at] as Vector, kind: message.kind as CareKind }]
    : [],
);
const kinds = learnKinds(examples, learnt.vocabulary.rarity.length);
const learntMeaning = learnMeaning(messages, understood);
const meaning = writeMeaning(understood, learntMeaning, meaningScale);
const bytes = writeModel(learnt, kinds, { thresholds, margins, meaning, meaningShare });
say(`${learnt.vocabulary.rarity.length} features, ${Math.round(bytes / 1024)} KB of weights`);
say(`${meaning.count} messages to hold meanings against`);
say(writeFigures());
// The classifier of harm learns from the same corpus.
await import('./train-harm.ts');
