import type { Chosen } from '../../topics/choose-topics.ts';
import { toldIn, type Told } from '../themes/told.ts';
import type { GuideRequest } from '../types.ts';
import { turnKinds, type TurnKind } from './turn-kinds.ts';
import type { Known } from './fill.ts';
import { marks } from './facts/marks.ts';
import { reckonedTurns } from './facts/reckoned-turns.ts';
import { LEFT_OUT } from './left-out.ts';
import { unsaidOf } from './said.ts';
import type { Entry, Library, Matter } from './types.ts';

/** A message as a library answers it. */
export interface Asked {
  library: Library;
  told: Told;
  known: Known;
  /** What can be read out of this message alone. */
  fresh: Known;
  /** What the talk is about so far. */
  active: Matter | undefined;
  /** What a later turn is to the talk so far: a wish for words, a doubt, a date. Empty for the first. */
  kinds: readonly TurnKind[];
  /** What the trained choice takes the message for. */
  likely: Chosen | undefined;
}

/** The facts of a library, read out of what was told. */
export const knownIn = ({ facts }: Library, told: Told): Known => {
  const read = new Map<string, string | undefined>([['leftOut', LEFT_OUT]]);
  return (name) => {
    if (read.has(name)) return read.get(name);
    const found = (facts[name] ?? reckonedTurns[name] ?? marks[name])?.(told);
    const fact = found === undefined || found.trim() === '' ? undefined : found;
    read.set(name, fact);
    return fact;
  };
};

/** A message and what was said before it, made ready for a library: what is left out of `more` is not known yet. */
export const askedOf = (
  library: Library,
  { message, history = [] }: GuideRequest,
  more: Partial<Pick<Asked, 'active' | 'kinds' | 'likely'>> = {},
): Asked => {
  const told = toldIn(message, history);
  return {
    library,
    told,
    known: knownIn(library, told),
    fresh: knownIn(library, toldIn(message, [])),
    active: undefined,
    kinds: turnKinds(message),
    likely: undefined,
    ...more,
  };
};

/** The matter that an entry belongs to. */
export const matterOf = ({ matters }: Library, entry: Entry | undefined): Matter | undefined =>
  matters.find(({ id }) => id === entry?.matter);

/** Whether an entry may be said, and what of it was not said yet. */
export const textOf = (entry: Entry, { told, known }: Asked): string | undefined =>
  entry.needs.every((need) =>
    need.startsWith('-') ? known(need.slice(1)) === undefined : known(need) !== undefined,
  )
    ? unsaidOf(entry, told.said)
    : undefined;

const leastShare = 0.4;

/** Whether the trained choice leads to something at all. */
export const isChosen = ({ likely }: Asked): boolean =>
  likely !== undefined && likely.share >= leastShare;

/** Whether the trained choice leads to a matter. */
export const isLikely = (asked: Asked, { subjects }: Matter): boolean =>
  isChosen(asked) && subjects.includes(asked.likely!.id);
