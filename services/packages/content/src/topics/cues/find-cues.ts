import { birthCues } from './births.ts';
import { bodyCues } from './body.ts';
import { breadCues } from './bread.ts';
import { childCues } from './children.ts';
import type { Cue } from './cue.ts';
import { dayCues } from './days.ts';
import { kinCues } from './kin.ts';
import { lossCues } from './losses.ts';
import { seasonCues } from './seasons.ts';
import { soulCues } from './soul.ts';
import { taleCues } from './tales.ts';
import { toilCues } from './toil.ts';
import { turnCues } from './turns.ts';
import { waysCues } from './ways.ts';
import { fillNames } from '../fill-names.ts';
import { namesTold } from '../names-told.ts';

/** All cues; the groups that wound most easily when they are missed come first. */
export const cues: readonly Cue[] = [
  ...turnCues,
  ...taleCues,
  ...bodyCues,
  ...birthCues,
  ...lossCues,
  ...soulCues,
  ...childCues,
  ...kinCues,
  ...waysCues,
  ...breadCues,
  ...toilCues,
  ...dayCues,
  ...seasonCues,
];

/** A cue with the names that were told in its lines; a line whose name was not told is left out. */
const withNames = (one: Cue, message: string): Cue => {
  if (!one.lines.some((line) => line.includes('{'))) return one;
  const names = { ...namesTold(message), ...one.named.exec(message)?.groups };
  return { ...one, lines: fillNames(one.lines, names) };
};

/** The cues that a message gives, those of its pleas first, then in the order in which they were written. */
export const cuesIn = (message: string, pleas: readonly string[] = []): Cue[] => {
  const asked = pleas.join(' ');
  return cues
    .map((one) => ({ one, at: one.unless?.test(message) ? -1 : message.search(one.named) }))
    .filter(({ at }) => at >= 0)
    .map(({ one, at }) => ({ one, at: one.named.test(asked) ? at - message.length : at }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => withNames(one, message));
};
