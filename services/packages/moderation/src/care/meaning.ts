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

/** Parameters for weighing the meaning of a text. */
export interface MeaningScale {
  /** How fast similarity falls with distance. */
  narrow: number;
  /** How much higher than the whole text a part must score. */
  margin: number;
  /** Upper limit of its effect, in both directions. */
  most: number;
}

/** Facts about meanings from training, beside their numbers. */
export interface MeaningFacts extends MeaningScale {
  /** Number of corpus messages that a text is compared with. */
  count: number;
  /** Size of one step in the file. */
  step: number;
  constant: number;
}

/** Combines the scores of a text and of its parts into one score for danger. */
export function weighMeanings([whole, ...parts]: readonly number[], scale: MeaningScale): number {
  const score = Math.max(whole ?? -scale.most, ...parts.map((part) => part - scale.margin));
  return Math.min(scale.most, Math.max(-scale.most, score));
}

/** A function of its own, so that no closure keeps the bytes of the file in memory. */
function readKnown(file: URL, count: number, step: number) {
  const bytes = new Uint8Array(readFileSync(file));
  const steps = new Int8Array(bytes.buffer, count * Float32Array.BYTES_PER_ELEMENT);
  return {
    pulls: new Float32Array(bytes.buffer, 0, count).slice(),
    known: knownInSteps(count, steps, step),
  };
}

/**
 * Reads the data for comparing texts: the weight of each known message, then its meaning in steps.
 * @returns a function from the sentences of a text, in lower case, to a score for danger
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
