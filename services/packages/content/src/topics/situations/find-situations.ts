import { readFileSync } from 'node:fs';
import { inCommon, type Understood } from '../../words/understand.ts';
import { situations } from './all-situations.ts';
import type { Situation } from './situation.ts';

/** What training leaves behind about the tellings, beside their meanings. */
export interface TellingFacts {
  /** What one step of a number is worth. */
  step: number;
  /** The number of the texts (`seedOf`), so that none is changed without being understood anew. */
  texts: number;
}

/** Where the meanings of the tellings are kept. */
export const tellingFiles = {
  facts: new URL('../../../model/situations.json', import.meta.url),
  meanings: new URL('../../../model/situations.bin', import.meta.url),
};

/** How many numbers a meaning has. */
export const MEANING_SIZE = 512;

let loaded: Float32Array[] | undefined;

const meaningsOfTellings = (): Float32Array[] => {
  if (loaded) return loaded;
  const { step } = JSON.parse(readFileSync(tellingFiles.facts, 'utf8')) as TellingFacts;
  const steps = new Int8Array(readFileSync(tellingFiles.meanings));
  loaded = Array.from({ length: steps.length / MEANING_SIZE }, (_, at) =>
    Float32Array.from(
      steps.subarray(at * MEANING_SIZE, (at + 1) * MEANING_SIZE),
      (value) => value * step,
    ),
  );
  return loaded;
};

/** A situation, and how near a message comes to it: one is the same words. */
export interface FoundSituation {
  situation: Situation;
  nearness: number;
  /** The sentence that comes nearest. */
  at: number;
}

/** A message as a whole is like much that nobody said in it. */
const OF_THE_WHOLE = 0.06;

/** How near a message comes to each situation, the nearest first. */
export const findSituations = ({ whole, parts }: Understood): FoundSituation[] => {
  const tellings = meaningsOfTellings();
  let next = 0;
  return situations
    .map((situation): FoundSituation => {
      const found = { situation, nearness: -1, at: 0 };
      for (const telling of tellings.slice(next, next + situation.said.length))
        for (const { meaning, at } of [...parts, { meaning: whole, at: parts.length }]) {
          const far = at === parts.length && parts.length > 1 ? OF_THE_WHOLE : 0;
          const nearness = meaning ? inCommon(meaning, telling) - far : -1;
          if (nearness > found.nearness) Object.assign(found, { nearness, at });
        }
      next += situation.said.length;
      return found;
    })
    .toSorted((one, other) => other.nearness - one.nearness);
};
