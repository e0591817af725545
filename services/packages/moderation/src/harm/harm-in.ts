import { partsOf, trimsOf } from '../care/spans.ts';
import type { ReadText } from '../care/read-text.ts';
import { knownIn, scoreOf, vectorOf, type Vector, type Vocabulary } from '../care/vocabulary.ts';
import {
  harmKinds,
  harmModel,
  type HarmFacts,
  type HarmKind,
  type HarmModel,
} from './harm-model.ts';
import { readHarm } from './read-harm.ts';

/**
 * How much a text speaks of harm to others: the whole text, or a part that scores much higher, so that a pious
 * beginning does not hide the rest.
 */
export function scoreHarm(
  vocabulary: Vocabulary,
  harm: Float32Array,
  read: ReadText,
  margins: HarmFacts['margins'],
): { score: number; vector: Vector } {
  const known = knownIn(vocabulary, read.words);
  const vector = vectorOf(vocabulary, known, [0, read.words.length]);
  let best = { score: scoreOf(harm, vector), vector };
  for (const [spans, margin] of [
    [trimsOf(read), margins.trims],
    [partsOf(read), margins.parts],
  ] as const)
    for (const span of spans) {
      const part = vectorOf(vocabulary, known, span);
      const score = scoreOf(harm, part) - margin;
      if (score > best.score) best = { score, vector: part };
    }
  return best;
}

function kindOf({ facts, kindSteps }: HarmModel, { slots, values }: Vector): HarmKind {
  const scores = Float32Array.from(facts.kindConstants);
  slots.forEach((slot, at) => {
    for (let kind = 0; kind < scores.length; kind += 1)
      scores[kind] =
        (scores[kind] as number) +
        Math.fround((kindSteps[slot * scores.length + kind] as number) * facts.kindStep) *
          (values[at] as number);
  });
  return harmKinds[scores.indexOf(Math.max(...scores))] ?? 'harassment';
}

/** Fewer words cannot reveal another person's secret: "Number 12" reveals none. */
const fewestOfPrivate = 4;
const wordsIn = ({ words }: ReadText): number =>
  words.filter((word) => /^\p{L}{2}/u.test(word)).length;

/** Up to this far above the threshold, a score is weak: it does not count against an author who is trusted. */
export const weakRange = 0.4;
/** This far above it, a score leaves no doubt: of 600 ordinary texts by two unseen authors, one reached it. */
export const sureFrom = 1;

/**
 * The harm to others in a text, as the classifier learned it.
 * @returns `over`: how far its score is above the threshold
 */
export function harmIn(text: string): { kind: HarmKind; over: number } | undefined {
  const model = harmModel();
  const { facts, vocabulary, harm, spelling } = model;
  const read = readHarm(text, spelling);
  if (read.words.length === 0) return undefined;
  const { score, vector } = scoreHarm(vocabulary, harm, read, facts.margins);
  if (score <= facts.threshold) return undefined;
  const kind = kindOf(model, vector);
  if (kind === 'private' && wordsIn(read) < fewestOfPrivate) return undefined;
  return { kind, over: score - facts.threshold };
}
