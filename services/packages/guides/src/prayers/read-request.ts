import type { PrayerMatter } from '../data/read-prayers.ts';
import type { Part } from '../meaning/parts.ts';
import { search } from '../meaning/ways.ts';
import type { Asked } from '../types.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';
import { inEnglish } from '../words/wording.ts';
import { chooseMatter, type Chosen } from './choose-matter.ts';
import { ownWords } from './own-words.ts';
import type { PrayerLibrary } from './prayer-library.ts';

/** What a request is about. */
export interface RequestRead {
  /** Where it asks whether a person answers: that matter. */
  truth: PrayerMatter | undefined;
  /** Where it asks for no prayer: what it is instead. */
  beside: PrayerMatter | undefined;
  /** What it is about, only when that is certain, and a second matter. */
  matter: PrayerMatter | undefined;
  also: PrayerMatter | undefined;
  parts: readonly Part[];
}

/** From this share on a matter is certain. A short request, or a tender matter, must be surer. */
const SURE = 0.5;
const SURE_SHORT = 0.6;
const SURE_TENDER = 0.65;
const SHORT = 6;
/** And it must come at least as near to one way of saying it. */
const NEAR = 0.62;
const ALSO = 0.2;
const ALSO_NEAR = 0.8;
/** A sentence that asks for the truth comes as near to a way of asking it. */
const TRUTH_NEAR = 0.95;
/** A later turn with fewer words may go on with the matter before. */
const LITTLE = 14;
/** So many turns back that is looked for. */
const TURNS_BACK = 3;

const isSure = (one: Chosen | undefined, message: string): one is Chosen =>
  one !== undefined &&
  one.near >= NEAR &&
  one.share >=
    Math.max(one.matter.isTender ? SURE_TENDER : SURE, wordCount(message) < SHORT ? SURE_SHORT : 0);

/** Thanks at the beginning do not decide alone what the rest of a message asks for. */
function withoutThanks(library: PrayerLibrary, message: string, chosen: Chosen[]): Chosen[] {
  const rest = sentencesIn(message).slice(1).join('\n');
  if (!chosen[0]?.matter.isGlad || rest === '') return chosen;
  const other = chooseMatter(library, library.partsOf(rest));
  if (other[0]!.matter.isGlad) return chosen;
  if (isSure(other[0], rest) && !other[0].matter.isBeside) return other;
  return ownWords(rest, inEnglish()).asked.length > 0 ? [] : chosen;
}

/** What was talked about before, by the person's own words, the latest first. */
function matterBefore(library: PrayerLibrary, { history = [] }: Asked): PrayerMatter | undefined {
  const turns = history.filter(({ role }) => role === 'user').slice(-TURNS_BACK);
  for (const { content } of turns.toReversed()) {
    const [best] = chooseMatter(library, library.partsOf(content));
    if (isSure(best, content) && !best.matter.isBeside) return best.matter;
  }
  return undefined;
}

/** Which sentence asks whether a person or a program answers. */
const truthIn = ({ ways }: PrayerLibrary, parts: readonly Part[]) =>
  search(ways, parts, ({ matter }) => matter.id).find(
    ({ owner, near, local }) => owner.matter.isTruth && near >= TRUTH_NEAR && local >= 0.5,
  );

/** Finds what a request is about. */
export function readRequest(library: PrayerLibrary, asked: Asked): RequestRead {
  const parts = library.partsOf(asked.message);
  const truth = truthIn(library, parts);
  const nothing = {
    truth: truth?.owner.matter,
    beside: undefined,
    matter: undefined,
    also: undefined,
    parts,
  };
  const sentences = sentencesIn(asked.message);
  if (truth) {
    const rest = sentences.filter((_, at) => at !== truth.part.at).join('\n');
    if (truth.part.at === -1 || rest === '') return { ...nothing, beside: truth.owner.matter };
    return { ...readRequest(library, { ...asked, message: rest }), truth: truth.owner.matter };
  }
  const chosen = withoutThanks(library, asked.message, chooseMatter(library, parts));
  const [best, next] = chosen;
  const sure = isSure(best, asked.message) ? best.matter : undefined;
  if (sure?.isBeside) return { ...nothing, beside: sure };
  const goesOn = sure === undefined || sure === library.general;
  const before =
    goesOn && wordCount(asked.message) <= LITTLE ? matterBefore(library, asked) : undefined;
  const isSecond =
    next !== undefined &&
    next.share >= ALSO &&
    next.near >= ALSO_NEAR &&
    !next.matter.isTender &&
    !next.matter.isGlad &&
    !next.matter.isBeside &&
    next.matter !== library.general;
  return {
    ...nothing,
    matter: before ?? sure,
    also: sure && sure !== library.general && isSecond ? next.matter : undefined,
  };
}
