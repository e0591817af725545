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
/** So many times the share of the next one makes up for a smaller share: a long message speaks of much. */
const ALONE = 3;
const SURE_ALONE = 0.4;
/** What is refused is refused early: harm is not repeated. */
const SURE_REFUSED = 0.25;
const SURE_SHORT = 0.6;
const SURE_TENDER = 0.75;
const SURE_TENDER_ALONE = 0.6;
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

/** The likeliest matter, when it is certain. */
function sureOf([one, next]: readonly Chosen[], message: string): PrayerMatter | undefined {
  if (!one || one.near < NEAR) return undefined;
  const { matter, share, near } = one;
  const words = wordCount(message);
  const isAlone = words >= SHORT && share >= ALONE * (next?.share ?? 0);
  const least = (): number => {
    if (matter.is.has('unquoted')) return SURE_REFUSED;
    if (matter.is.has('tender')) return isAlone ? SURE_TENDER_ALONE : SURE_TENDER;
    return isAlone ? SURE_ALONE : words < SHORT ? SURE_SHORT : SURE;
  };
  const isFar = matter.is.has('tender') && near < NEAR_TENDER && words < 2 * SHORT;
  return share >= least() && !isFar ? matter : undefined;
}

/** From this share on, good news is what a whole message tells. */
const SURE_GLAD = 0.8;
const isGlad = ([one]: readonly Chosen[]): boolean => one?.matter.is.has('glad') === true;

/** Thanks never decide alone, wherever they stand: what else was told decides, where it says enough. */
function sureMatter(
  library: PrayerLibrary,
  message: string,
  parts: readonly Part[],
): PrayerMatter | undefined {
  const chosen = chooseMatter(library, parts);
  const sentences = sentencesIn(message);
  const isPraise = chosen[0]!.share >= SURE_GLAD && ownWords(message, english).asked.length === 0;
  if (!isGlad(chosen) || sentences.length === 1 || isPraise) return sureOf(chosen, message);
  const rest = sentences
    .filter((one) => !isGlad(chooseMatter(library, library.partsOf(one))))
    .join('\n');
  const other = rest === '' ? [] : chooseMatter(library, library.partsOf(rest));
  const matter = sureOf(other, rest);
  if (matter && !matter.is.has('beside')) return matter;
  return wordCount(rest) > wordCount(message) / 2 || ownWords(rest, english).asked.length > 0
    ? undefined
    : sureOf(chosen, message);
}

/** What was talked about before, by the person's own words, the latest first. */
const matterBefore = (library: PrayerLibrary, { history = [] }: Asked): PrayerMatter | undefined =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-TURNS_BACK)
    .toReversed()
    .map(({ content }) => sureMatter(library, content, library.partsOf(content)))
    .find((matter) => matter && !matter.is.has('beside'));

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
  const sure = sureMatter(library, message, parts);
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
