import { english } from '../data/wording.ts';
import type { PrayerMatter, PrayerWords } from '../data/read-prayers.ts';
import type { Part } from '../meaning/parts.ts';
import { search } from '../meaning/ways.ts';
import type { Asked } from '../types.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';
import { chooseMatter, type Chosen, type PrayerLibrary } from './choose-matter.ts';
import { ownWords } from './own-words.ts';

/** What a request is about. */
export interface RequestRead {
  /** Only when it is certain. */
  matter: PrayerMatter | undefined;
  /** What was told within that matter. */
  told?: PrayerWords[];
  /** Where it also asks whether a person answers: that matter. */
  truth?: PrayerMatter;
}

/** From this share on a matter is certain; a short request, or a tender matter, must be surer. */
const SURE = 0.5;
/** What is refused is refused early: harm is not repeated. */
const SURE_REFUSED = 0.25;
const SURE_SHORT = 0.6;
const SURE_TENDER = 0.75;
const SHORT = 6;
/** And it must come at least as near to one way of saying it. */
const NEAR = 0.62;
const NEAR_TENDER = 0.82;
/** From here on something told within a matter is taken for what was told. */
const TOLD = 0.82;
const MOST_TOLD = 2;
/** A sentence that asks whether a person answers comes as near to a way of asking it. */
const TRUTH_NEAR = 0.95;
/** A later turn with no more words may go on with the matter before, which is looked for so many turns back. */
const LITTLE = 14;
const TURNS_BACK = 3;

function isSure(one: Chosen | undefined, message: string): one is Chosen {
  if (!one || one.near < NEAR) return false;
  const { is } = one.matter;
  if (is.has('unquoted')) return one.share >= SURE_REFUSED;
  const words = wordCount(message);
  if (is.has('tender'))
    return one.share >= SURE_TENDER && (one.near >= NEAR_TENDER || words >= 2 * SHORT);
  return one.share >= (words < SHORT ? SURE_SHORT : SURE);
}

/** Thanks at the beginning do not decide alone what the rest of a message asks for. */
function withoutThanks(library: PrayerLibrary, message: string, chosen: Chosen[]): Chosen[] {
  const rest = sentencesIn(message).slice(1).join('\n');
  if (!chosen[0]?.matter.is.has('glad') || rest === '') return chosen;
  const other = chooseMatter(library, library.partsOf(rest));
  if (other[0]?.matter.is.has('glad')) return chosen;
  if (isSure(other[0], rest) && !other[0].matter.is.has('beside')) return other;
  return ownWords(rest, english).asked.length > 0 ? [] : chosen;
}

/** What was talked about before, by the person's own words, the latest first. */
const matterBefore = (library: PrayerLibrary, { history = [] }: Asked): PrayerMatter | undefined =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_BACK)
    .toReversed()
    .map(({ content }) => ({ content, best: chooseMatter(library, library.partsOf(content))[0] }))
    .find(({ content, best }) => isSure(best, content) && !best.matter.is.has('beside'))?.best
    ?.matter;

function toldWithin({ ways }: PrayerLibrary, parts: readonly Part[], matter: PrayerMatter) {
  const keyOf = (told?: PrayerWords): string => `${told?.ways[0]?.at}`;
  return search(
    ways,
    parts,
    ({ told }) => keyOf(told),
    (at) => ways.owners[at]!.matter !== matter || !ways.owners[at]!.told,
  )
    .filter(({ near }) => near >= TOLD)
    .toSorted((one, other) => other.near - one.near)
    .slice(0, MOST_TOLD)
    .map(({ owner }) => owner.told!);
}

/** What a request is about, whatever else it asks. */
function readMatter(library: PrayerLibrary, asked: Asked, parts: readonly Part[]): RequestRead {
  const { general } = library;
  const { message } = asked;
  const [best] = withoutThanks(library, message, chooseMatter(library, parts));
  const sure = isSure(best, message) ? best.matter : undefined;
  if (sure?.is.has('beside')) return { matter: sure };
  if (sure && sure !== general) return { matter: sure, told: toldWithin(library, parts, sure) };
  const before = wordCount(message) <= LITTLE ? matterBefore(library, asked) : undefined;
  return { matter: before ?? sure };
}

/** Finds what an English request is about, and whether it also asks if a person answers. */
export function readRequest(library: PrayerLibrary, asked: Asked): RequestRead {
  const parts = library.partsOf(asked.message);
  const found = search(library.ways, parts, ({ matter }) => matter.id).find(
    ({ owner, near, local }) => owner.matter.is.has('truth') && near >= TRUTH_NEAR && local >= 0.5,
  );
  if (!found) return readMatter(library, asked, parts);
  const truth = found.owner.matter;
  const { at } = found.part;
  const message = at < 0 ? '' : sentencesIn(asked.message).toSpliced(at, 1).join('\n');
  if (message === '') return { matter: truth };
  return { ...readMatter(library, { ...asked, message }, library.partsOf(message)), truth };
}
