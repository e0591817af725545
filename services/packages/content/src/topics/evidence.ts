import { readSigns } from '../words/patterns.ts';
import { mayClaim } from './happened/happened.ts';
import { tenderTopics } from './tender-topics.ts';

/** Topic → words of which a message about it has at least one. */
const evidence: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ['kin', 'toil', 'faith'].flatMap((name) =>
    readSigns(new URL(`evidence/${name}.txt`, import.meta.url)),
  ),
);

/** The topics that are only taken where words of the message show them. */
export const topicsWithEvidence: readonly string[] = Object.keys(evidence);

/** Topics whose words claim what would wound if it were not so. */
const MUST_BE_SHOWN: ReadonlySet<string> = new Set([
  ...tenderTopics,
  'after-prison',
  'war-memories',
  'wedding',
  'marriage',
  'prodigal',
  'addiction',
  'job-loss',
  'letting-people-go',
]);
/** Topics whose words fit nothing but what they name, however alike another matter sounds. */
const NOTHING_ELSE: ReadonlySet<string> = new Set([
  'late-payment',
  'launch',
  'aging-parents',
  'illness',
]);
/** From here on even one of these is believed though none of its words is said. */
const BEYOND_DOUBT = 0.65;

/** An animal that is looked for is neither mourned nor sent to the vet. */
const OF_ANIMALS: ReadonlySet<string> = new Set(['pet-loss', 'pet-ill']);
const IS_LOOKED_FOR =
  /\b(?:missing|r[au]n away|ran off|(?:not|hasn't|hasnt) come (?:home|back)|got out|slipped out)\b/i;
const IS_FOUND =
  /\b(?:died|dead|killed|hit by|run over|put down|vet|back home|found (?:him|her|it))\b/i;
const isStillMissing = (topic: string, message: string): boolean =>
  OF_ANIMALS.has(topic) &&
  IS_LOOKED_FOR.test(message.replaceAll('’', "'")) &&
  !IS_FOUND.test(message);

/** Whether words of a message show a topic, of those that claim a loss, a state or an event. */
export const isShown = (topic: string, message: string): boolean =>
  evidence[topic]?.test(message.replaceAll('’', "'")) ?? true;

/**
 * The choice without topics that a message only sounds like: what nobody said is answered more generally, for a likeness
 * may be wrong, and whoever is told of a loss that never was is wounded by it.
 */
export const shownOnly = <T extends { id: string; share: number }>(
  chosen: readonly T[],
  message: string,
): T[] =>
  chosen.filter(
    ({ id, share }) =>
      mayClaim(id, message) &&
      !isStillMissing(id, message) &&
      (isShown(id, message) ||
        (!NOTHING_ELSE.has(id) && (!MUST_BE_SHOWN.has(id) || share >= BEYOND_DOUBT))),
  );

/**
 * Whether a situation, a story or a small matter of a topic may be taken: of the topics whose words could wound only where
 * they are shown, of those that claim an event only where it happened.
 */
export const mayBeTold = (topic: string, message: string): boolean =>
  mayClaim(topic, message) &&
  !isStillMissing(topic, message) &&
  (!MUST_BE_SHOWN.has(topic) || isShown(topic, message));
