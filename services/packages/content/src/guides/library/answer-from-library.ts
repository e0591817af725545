import { laterAnswer } from './later-answer.ts';
import { matterOfTalk } from './matter-of-talk.ts';
import { leansBack, turnKinds } from './turn-kinds.ts';
import type { Chosen } from '../../topics/choose-topics.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { askedOf, matterOf, textOf, type Asked } from './asked.ts';
import { withEachQuestion } from './each-question.ts';
import { partsOf, type Found, type Part } from './find-entries.ts';
import { firstAnswer, sure } from './first-answer.ts';
import { inOrder, pointsOf, surelyAbout, surelyBegun, withPoints, type Point } from './points.ts';
import { putTogether } from './put-together.ts';
import type { Entry, Library } from './types.ts';
import { turnAnswers } from './turn-answers.ts';
import { beside, bestOf, smallTalk, weighed } from './weigh-entries.ts';

/** So sure an answer of another matter must be for a talk to turn to it in spite of what its own matter has to say. */
const surelyElsewhere = 0.75;

/** What a fact in this very message makes certain. */
const certainOf = ({ library, fresh, active }: Asked): Entry | undefined =>
  [...(active?.entries ?? []), ...library.matters.flatMap(({ entries }) => entries)]
    .filter(({ anywhere, matter }) => anywhere || matter === active?.id)
    .find(
      ({ certain }) => certain.length > 0 && certain.every((name) => fresh(name) !== undefined),
    );

/** What is left to say in a talk whose last turn nothing fits. */
const leftOver = (asked: Asked, parts: readonly Part[]): Entry | undefined => {
  const role = parts.some(({ asks }) => asks) ? 'otherwise' : 'more';
  const { active, library } = asked;
  return [
    ...(active?.entries ?? []),
    ...(library.matters.find(({ id }) => id === smallTalk)?.entries ?? []),
  ].find((entry) => entry.role === role && textOf(entry, asked) !== undefined);
};

/** What answers a later turn by its own sentences; empty where it turns to something else. */
const pointsNow = (asked: Asked, all: readonly Found[], parts: readonly Part[]): Point[] => {
  const { active } = asked;
  if (!active) return [];
  const away = bestOf(all.filter(({ entry }) => entry.matter !== active.id));
  const turnsAway =
    away !== undefined && away.score >= surelyElsewhere && !leansBack(asked.told.message);
  return turnsAway ? [] : pointsOf(asked, active, parts);
};

/** A first message whose matter is certain. */
const begun = (asked: Asked, all: readonly Found[], parts: readonly Part[]): Entry[] => {
  const matter = surelyAbout(asked, all);
  const first = matter && surelyBegun(asked, matter, all);
  if (!matter || !first) {
    const chosen = firstAnswer(asked, all, parts);
    const about = chosen[0] && matterOf(asked.library, chosen[0]);
    return about ? withPoints(chosen, pointsOf(asked, about, parts), all) : chosen;
  }
  return withPoints([first], pointsOf(asked, matter, parts), all);
};

/** What answers a message: reckoned from it, found in its matter, or written for its words in any matter. */
const chosenFor = (asked: Asked, all: readonly Found[], parts: readonly Part[]): Entry[] => {
  const { active } = asked;
  const best = bestOf(all);
  const isBeside = best !== undefined && best.entry.matter === beside && best.score >= sure;
  if (isBeside)
    return active ? laterAnswer(asked, active, all, parts) : firstAnswer(asked, all, parts);
  const turns = turnAnswers(asked, parts).filter(
    ({ isReckoned, part }) => isReckoned || part.asks || !asked.library.isStrict,
  );
  const points = pointsNow(asked, all, parts);
  const reckoned = turns.filter(({ isReckoned }) => isReckoned);
  const found = (): Entry[] =>
    active ? laterAnswer(asked, active, all, parts, turns) : begun(asked, all, parts);
  const isBegun = active === undefined && surelyAbout(asked, all) !== undefined;
  const first =
    points.length > 0
      ? inOrder(points, turns)
      : reckoned.length > 0 && !isBegun
        ? reckoned.map(({ entry }) => entry)
        : found();
  const chosen = first.length > 0 ? first : turns.map(({ entry }) => entry);
  return chosen.length > 0 ? withEachQuestion(asked, chosen, all, parts, turns) : chosen;
};

/** A reply from what was written by hand; undefined when none of it fits. */
export const answerFromLibrary = (
  library: Library,
  request: GuideRequest,
  likely?: (message: string) => Chosen | undefined,
): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const active = matterOfTalk(library, history);
  const asked = askedOf(library, request, {
    active,
    kinds: active ? turnKinds(message) : [],
    likely: likely?.(message),
  });
  const certain = certainOf(asked);
  const parts = partsOf(message);
  const about = active === undefined && certain ? matterOf(library, certain) : undefined;
  const made =
    certain &&
    putTogether(asked, [
      certain,
      ...(about ? pointsOf(asked, about, parts) : []).map(({ entry }) => entry),
    ]);
  if (made) return made;
  const all = weighed(asked, parts);
  const chosen = chosenFor(asked, all, parts);
  const found = chosen.length > 0 ? putTogether(asked, chosen) : undefined;
  if (found || !active || library.isStrict) return found;
  const left = leftOver(asked, parts);
  return left && putTogether(asked, [left]);
};
