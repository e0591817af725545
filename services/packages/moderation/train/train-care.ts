// Trains the classifier of dangers from corpus/train and writes its weights:
//   npx node services/packages/moderation/train/train-care.ts
import type { DangerKind } from '@kbf/contracts';
import { evidenceOf, weighEvidence, type Spoken } from '../src/care/evidence.ts';
import type { Vector } from '../src/care/vocabulary.ts';
import { crossValidate } from './cross-validate.ts';
import { learnDanger } from './examples.ts';
import { learnEvidence } from './learn-evidence.ts';
import { learnKinds } from './learn-kinds.ts';
import { crossValidateMeaning, learnMeaning } from './learn-meaning.ts';
import { pickThresholds, sharesAbove } from './pick-thresholds.ts';
import {
  isDanger,
  ownAuthors,
  readCorpus,
  strangersThanks,
  thanksAuthors,
  unmeasuredAuthors,
  type Message,
} from './read-corpus.ts';
import { understand } from './understand.ts';
import { writeCurve } from './write-curve.ts';
import { writeFigures } from './write-figures.ts';
import { writeMeaning } from './write-meaning.ts';
import { writeModel } from './write-model.ts';

const margins = { trims: 0.4, parts: 0.9 };
// Chosen by leaving authors out of training in turn.
const meaningScale = { narrow: 1, margin: 1, most: 1.2 };
const authorsAtATime = 6;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Messages that harm others are left out here; messages that only look like harm count as ordinary.
const messages = readCorpus('train').filter(({ level }) => level !== 'harm');
const isThanks = ({ author }: Message): boolean => thanksAuthors.has(author);
const isOurs = ({ author }: Message): boolean => unmeasuredAuthors.has(author);
const others = messages.filter((message) => !isOurs(message));
const ours = messages.filter((message) => isOurs(message) && !isThanks(message));
// Evidence weights are learned from both forms: as written, and typed differently.
const otherwise = typedOtherwise(others, messages);
const learnt = learnDanger(messages);
say('Understanding every message; this takes some minutes');
const understood = understand(messages, otherwise, learnt.spelling, meaningScale.narrow);
const meanings = crossValidateMeaning(
  messages,
  otherwise,
  understood,
  meaningScale,
  authorsAtATime,
);
const places = new Map([...messages, ...otherwise].map((message, at) => [message, at]));
const evidenceFor = (some: readonly Message[], spoken: readonly Spoken[]): Float32Array[] =>
  spoken.map((each, at) =>
    evidenceOf(each, meanings[places.get(some[at] as Message) as number] as number),
  );
const read = [...others, ...otherwise];
const ofRead = evidenceFor(
  read,
  crossValidate(
    others,
    messages.filter((message) => isOurs(message) && message.author !== strangersThanks),
    margins,
    authorsAtATime,
    otherwise,
  ),
);
const ofOthers = ofRead.slice(0, others.length);
const ofOurs = evidenceFor(
  ours,
  crossValidate(ours, [...others, ...messages.filter(isThanks)], margins, authorsAtATime),
);
// Authors of everyday worries and talks count for the thresholds, too: they are who is held for nothing.
const everyday = ours.flatMap((message, at) =>
  ownAuthors.has(message.author) ? [] : [{ message, evidence: ofOurs[at] as Float32Array }],
);
const unseen = [...others, ...everyday.map(({ message }) => message)];
const ofUnseen = [...ofOthers, ...everyday.map((each) => each.evidence)];
const scoresBy = (weights: readonly number[]): Float32Array =>
  Float32Array.from(ofUnseen, (each) => weighEvidence(weights, each));
const fromZero = (weights: readonly number[], threshold: number): number[] => [
  ...weights.slice(0, -1),
  (weights.at(-1) as number) - threshold,
];
/** Learns the evidence weights, with zero at the threshold of each level for messages of unseen authors. */
const weighingOf = (some: readonly Message[], evidence: readonly Float32Array[]) => {
  const { certain, possible } = learnEvidence(some, evidence);
  const scores = { danger: scoresBy(possible), outright: scoresBy(certain) };
  const thresholds = pickThresholds(unseen, scores);
  return {
    certain: fromZero(certain, thresholds.certain),
    likely: fromZero(possible, thresholds.likely),
    possible: fromZero(possible, thresholds.possible),
  };
};
// Our own messages are short and plain. They teach how weak a few words are as evidence, and do not affect the
// threshold.
const evidence = {
  short: weighingOf([...read, ...ours], [...ofRead, ...ofOurs]),
  long: weighingOf(read, ofRead),
};
say('Noticed by models that had not seen the author, in percent:');
say(`  certain: ${JSON.stringify(sharesAbove(unseen, scoresBy(evidence.long.certain), 0))}`);
say(`  likely: ${JSON.stringify(sharesAbove(unseen, scoresBy(evidence.long.likely), 0))}`);
say(`  possible: ${JSON.stringify(sharesAbove(unseen, scoresBy(evidence.long.possible), 0))}`);

const examples = messages.flatMap((message, at) =>
  isDanger(message)
    ? [{ vector: learnt.vectors[at] as Vector, kind: message.kind as DangerKind }]
    : [],
);
const kinds = learnKinds(examples, learnt.vocabulary.rarity.length);
const learntMeaning = learnMeaning(messages, understood);
const meaning = writeMeaning(understood, learntMeaning, meaningScale);
const bytes = writeModel(learnt, kinds, { margins, meaning, evidence });
say(`${learnt.vocabulary.rarity.length} features, ${Math.round(bytes / 1024)} KB of weights`);
say(`${meaning.count} messages to hold meanings against`);
writeCurve(unseen, {
  danger: scoresBy(evidence.long.likely),
  outright: scoresBy(evidence.long.certain),
});
say(writeFigures());
// The classifier of harm learns from the same corpus.
await import('./train-harm.ts');

const thankful = ({ author }: Message): boolean => author === strangersThanks;

/**
 * Every message once more, as another person might send it: with thanks before or after, or without punctuation. What a
 * model scores on these shows how much its evidence is worth for less tidy texts.
 *
 * @param all the corpus, for its thanks; not the thanks that measure the forms
 */
function typedOtherwise(messages: readonly Message[], all: readonly Message[]): Message[] {
  const thanks = all.filter(thankful).map(({ text }) => text);
  return messages.map((message) => {
    const { text } = message;
    // Chosen by length, so that a message stays the same when others are added.
    const said = thanks[text.length % thanks.length] ?? '';
    const typed = [
      `${said} ${text}`,
      `${text} ${said}`,
      text.replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, ''),
    ];
    return { ...message, text: typed[text.length % typed.length] as string };
  });
}
