import type { PrayerMatter, PrayerWords } from '../data/read-entries.ts';
import { english } from '../data/wording.ts';
import { search } from '../meaning/ways.ts';
import type { Asked } from '../types.ts';
import { sentencesIn, wordCount } from '../words/sentences.ts';
import { ownWords } from './own-words.ts';
import { chooseMatter, type Chosen, type PrayerLibrary } from './prayer-library.ts';

/** The matter of a request. */
export interface RequestRead {
  /** Only when it is certain. */
  matter: PrayerMatter | undefined;
  /** What was told within that matter. */
  told?: PrayerWords[];
  /** Where it also asks whether a person answers: that matter. */
  truth?: PrayerMatter;
}

/** From this share on a matter is certain. Harm is refused early; a tender matter must be surer. */
const SURE = { refused: 0.25, usual: 0.5, tender: 0.7 } as const;
/** A request of fewer words must be surer by this; one whose matter stands alone may be less sure by as much. */
const SHORT = 6;
const SURER = 0.1;
/** So many times the share of the next one: the matter stands alone. */
const ALONE = 3;
/** And it must come at least as near to one way of saying it. */
const NEAR = 0.62;
/** As near as this, something tender that a short request tells is meant; and something told within a matter. */
const NEARER = 0.82;
const NEAR_TOLD = 0.88;
const MOST_TOLD = 2;
/** A sentence that asks whether a person answers comes as near to a way of asking it. */
const TRUTH_NEAR = 0.95;
/** A later turn with no more words may go on with the matter before: it is read together with so many turns. */
const LITTLE = 14;
const TURNS_BACK = 3;

/** The likeliest matter, when it is certain. */
function sureOf([one, next]: readonly Chosen[], message: string): Chosen | undefined {
  const { matter, share, found } = one!;
  const words = wordCount(message);
  const isTender = matter.is.has('tender');
  const near = isTender && words < 2 * SHORT ? NEARER : NEAR;
  if (!found.some((way) => way.near >= near)) return undefined;
  if (matter.is.has('unquoted')) return share >= SURE.refused ? one : undefined;
  const isAlone = words >= SHORT && share >= ALONE * (next?.share ?? 0);
  const least = (isTender ? SURE.tender : SURE.usual) + (words < SHORT ? SURER : 0);
  return share >= least - (isAlone ? SURER : 0) ? one : undefined;
}

/** From this share on, good news is what a whole message tells. */
const SURE_GLAD = 0.8;

/** Thanks never decide alone, wherever they stand: what else is told decides, or beside good news what is asked. */
function sureMatter(library: PrayerLibrary, message: string): Chosen | undefined {
  const choose = (text: string) => chooseMatter(library, library.partsOf(text));
  const isGlad = ([one]: readonly Chosen[]): boolean => one!.matter.is.has('glad');
  const asksIn = (text: string): boolean => ownWords(text, english).asked.length > 0;
  const chosen = choose(message);
  const sentences = sentencesIn(message);
  if (!isGlad(chosen) || sentences.length === 1) return sureOf(chosen, message);
  const isPraise = chosen[0]!.share >= SURE_GLAD;
  const rest = sentences
    .filter((one) => (isPraise ? asksIn(one) : !isGlad(choose(one))))
    .join('\n');
  const other = rest === '' ? undefined : sureOf(choose(rest), rest);
  if (other && !other.matter.is.has('beside')) return other;
  const isEnough = !isPraise && (wordCount(rest) > wordCount(message) / 2 || asksIn(rest));
  return isEnough ? undefined : sureOf(chosen, message);
}

function readMatter(library: PrayerLibrary, { message, history = [] }: Asked): RequestRead {
  const told = ({ found }: Chosen): PrayerWords[] =>
    found.flatMap(({ owner, near }) => (owner.told && near >= NEAR_TOLD ? [owner.told] : []));
  const sure = sureMatter(library, message);
  if (sure && sure.matter.id !== 'general')
    return { matter: sure.matter, told: told(sure).slice(0, MOST_TOLD) };
  const before = history.filter(({ role }) => role === 'user').map(({ content }) => content);
  const talk = [...before.slice(-TURNS_BACK), message].join('\n');
  const isLater = before.length > 0 && wordCount(message) <= LITTLE;
  const whole = isLater ? sureMatter(library, talk)?.matter : undefined;
  return { matter: whole?.is.has('beside') ? undefined : (whole ?? sure?.matter) };
}

/** Finds the matter of an English request, and whether it also asks if a person answers. */
export function readRequest(library: PrayerLibrary, asked: Asked): RequestRead {
  const found = search(library.ways, library.partsOf(asked.message)).find(
    ({ owner, near }) => owner.matter.is.has('truth') && near >= TRUTH_NEAR,
  );
  if (!found) return readMatter(library, asked);
  const truth = found.owner.matter;
  const { at } = found.part;
  const message = at < 0 ? '' : sentencesIn(asked.message).toSpliced(at, 1).join('\n');
  return message === ''
    ? { matter: truth }
    : { ...readMatter(library, { ...asked, message }), truth };
}
