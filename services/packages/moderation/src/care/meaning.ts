import { readFileSync } from 'node:fs';
import {
  commonWithKnown,
  knownInSteps,
  likeness,
  makeEncoder,
  meaningsOf,
  roomForKnown,
  type SentenceModel,
} from '@kbf/sentence-meaning';

/** How the meaning of a text is weighed. */
export interface MeaningScale {
  /** How fast likeness falls with distance. */
  narrow: number;
  /** A part of a text must speak for danger by as much more than the whole of it. */
  margin: number;
  /** It never counts more than this, to either side. */
  most: number;
}

/** What training leaves behind about meanings, beside their numbers. */
export interface MeaningFacts extends MeaningScale {
  /** How many messages of the corpus a text is held against. */
  count: number;
  /** What the smallest difference in the file stands for. */
  step: number;
  constant: number;
}

/** From the scores of a text as a whole and of its parts, how much it speaks for danger. */
export function weighMeanings([whole, ...parts]: readonly number[], scale: MeaningScale): number {
  const score = Math.max(whole ?? -scale.most, ...parts.map((part) => part - scale.margin));
  return Math.min(scale.most, Math.max(-scale.most, score));
}

/** By itself, so that nothing which lives on keeps the bytes of the file. */
function readKnown(file: URL, count: number, step: number) {
  const bytes = new Uint8Array(readFileSync(file));
  const steps = new Int8Array(bytes.buffer, count * Float32Array.BYTES_PER_ELEMENT);
  return {
    pulls: new Float32Array(bytes.buffer, 0, count).slice(),
    known: knownInSteps(count, steps, step),
  };
}

/**
 * Reads what a text is held against: the pull of each known message, then its meaning in steps.
 * @returns how much a text, given by its sentences in lower case, speaks for danger
 */
export function readMeaning(
  file: URL,
  facts: MeaningFacts,
  sentenceModel?: SentenceModel,
): (sentences: readonly string[]) => number {
  const { count, step, constant, narrow } = facts;
  const encoder = makeEncoder(roomForKnown(count), sentenceModel);
  const { pulls, known } = readKnown(file, count, step);
  const commonWith = commonWithKnown(encoder.room, known);
  return (sentences) => {
    const scores = commonWith(meaningsOf(encoder, sentences)).map((common) =>
      pulls.reduce(
        (sum, pull, at) => sum + pull * likeness(common[at] as number, narrow),
        constant,
      ),
    );
    return weighMeanings(scores, facts);
  };
}
