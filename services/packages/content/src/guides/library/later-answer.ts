import { matterOf, textOf, type Asked } from './asked.ts';
import { keysIn, type Found, type Part } from './find-entries.ts';
import { firstAnswer, sure } from './first-answer.ts';
import type { Entry, Matter } from './types.ts';
import { beside, bestOf, smallTalk } from './weigh-entries.ts';
import { leansBack, type TurnKind } from './turn-kinds.ts';
import type { TurnAnswer } from './turn-answers.ts';

/** So sure an answer of the same matter must be to come before what was written for such a turn. */
const sureHere = 0.58;
/** Beside what was written for these very words it must be surer still. */
const surerHere = 0.92;
/** So much surer beside what was written for such words in any matter. */
const surerThanTurns = 0.78;
/** An answer of the same matter that may stand when nothing else was written. */
const enoughHere = 0.42;
/** What opens another matter must be so much surer; more yet where the turn leans on the talk so far. */
const opensAnother = 0.06;
const opensWhileLeaning = 0.22;

/** What asks for a decision without being a question. */
const wantsAnswer = /\b(?:yes or no|decide for me|you decide|just tell me)\b/i;

const fitsKind = (
  { kinds, answersAny = false }: Entry,
  asked: readonly TurnKind[],
  isQuestion: boolean,
): boolean =>
  answersAny ? isQuestion : kinds.length === 0 || asked.some((kind) => kinds.includes(kind));

/** Said to every turn of its kind, whatever stands in it and whatever is known. */
const isForAny = ({ hears, needs }: Entry): boolean =>
  needs.length === 0 && (hears === undefined || hears.test(''));

/** A fact that was told or reckoned, and not only a mark of the turn. */
const isFact = (need: string): boolean => !/^(?:-|is[A-Z]|own)/.test(need);

/**
 * In a strict library a talk goes on only with what rests on a fact of this very turn; with what was written for its
 * words, in a kind of question or where facts carry it; and in a kind of question with what was written for its kind.
 */
const isStrictly = (asked: Asked, matter: Matter, entry: Entry): boolean => {
  const facts = entry.needs.filter(isFact);
  if (facts.some((need) => asked.fresh(need) !== undefined)) return true;
  const isOfWords = entry.hears !== undefined && !isForAny(entry);
  const isOfKind = entry.kinds.includes(asked.kinds[0]!);
  if (matter.signs === undefined) return facts.length > 0 && (isOfWords || isOfKind);
  return isOfWords || (entry.hears !== undefined && isOfKind);
};

/** What was written for turns of this kind: for these very words, and for any. */
const continuations = (
  asked: Asked,
  matter: Matter,
  isQuestion: boolean,
): { byWords: Entry | undefined; byKind: Entry | undefined } => {
  const { kinds, told } = asked;
  const mine = matter.entries
    .filter(({ role }) => role === 'then')
    .filter((entry) => !asked.library.isStrict || isStrictly(asked, matter, entry))
    .filter((entry) => fitsKind(entry, kinds, isQuestion) && textOf(entry, asked) !== undefined);
  // What was written for every kind comes after what was written for this one.
  const place = ({ kinds: ones }: Entry): number => {
    const at = kinds.findIndex((kind) => ones.includes(kind));
    return ones.length === 0 || at < 0 ? kinds.length : at;
  };
  return {
    byWords: mine.find(({ hears }) => hears?.test(told.message)),
    byKind: mine
      .filter(({ hears }) => hears === undefined)
      .toSorted((one, other) => place(one) - place(other))[0],
  };
};

/** What answers a later turn: it is read against what the talk is about before anything else. */
export const laterAnswer = (
  asked: Asked,
  active: Matter,
  all: readonly Found[],
  parts: readonly Part[],
  turns: readonly TurnAnswer[] = [],
): Entry[] => {
  const here = bestOf(all.filter(({ entry }) => entry.matter === active.id));
  const away = bestOf(all.filter(({ entry }) => entry.matter !== active.id));
  const { byWords, byKind } = continuations(
    asked,
    active,
    parts.some(({ asks }) => asks) || wantsAnswer.test(asked.told.message),
  );
  const { isStrict = false } = asked.library;
  const isNamed =
    away !== undefined && keysIn(matterOf(asked.library, away.entry)!.keys, asked.told.message) > 0;
  const leans = !isNamed && leansBack(asked.told.message);
  const leaves = away?.entry.matter === beside ? 0 : leans ? opensWhileLeaning : opensAnother;
  const isAway =
    away !== undefined &&
    away.score >= (isStrict && away.entry.matter !== beside ? surerThanTurns : sure + leaves) &&
    away.score > (here?.score ?? 0);
  const [turn] = turns;
  const least = byWords ? surerHere : turn || isStrict ? surerThanTurns : sureHere;
  if (here && here.score >= least && !isAway)
    return firstAnswer(
      asked,
      all.filter(({ entry }) => entry.matter === active.id),
      parts,
    );
  if (isAway && (away.entry.matter === beside || !(byWords || turn)))
    return firstAnswer(
      asked,
      all.filter(({ entry }) => entry.matter !== active.id),
      parts,
    );
  if (byWords) return [byWords];
  if (turn) return [turn.entry];
  if (asked.kinds[0] === 'thanks' && away?.entry.matter === smallTalk) return [away.entry];
  if (byKind && byKind.kinds.length > 0) return [byKind];
  if (!isStrict && here && here.score >= enoughHere) return [here.entry];
  return byKind ? [byKind] : [];
};
