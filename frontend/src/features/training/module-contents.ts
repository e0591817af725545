import { goalFields } from './goal-fields.ts';
import { linesIn, textIn, type Progress } from './progress/merged-progress.ts';
import { needsWords } from './worksheets/needs-words.ts';
import { isRanked, rankingOf } from './worksheets/ranking-of.ts';
import { partIn, statementParts } from './worksheets/statement-parts.ts';
import { byDate, worksheetOf } from './worksheets/worksheet-lines.ts';

type ModuleContent = {
  /** Shown when a person completes the module while it is empty. */
  asksFor: string;
  /** What the person has written, in a few words; undefined while the module is empty. */
  written: (progress: Progress) => string | undefined;
};

const counted = (count: number, one: string, many: string) =>
  count > 0 ? `${count} ${count === 1 ? one : many}` : undefined;

const joined = (...parts: (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(', ') || undefined;

const filledIn = (progress: Progress, path: string) =>
  linesIn(progress, path).filter((line) => line.trim()).length;

const pricedGoals = (progress: Progress) =>
  counted(byDate(worksheetOf(progress)).length, 'goal with a price', 'goals with a price');

/** What each module asks for, and what is there. An empty module is never completed. */
export const moduleContents: Readonly<Record<number, ModuleContent>> = {
  1: {
    asksFor: 'Write down at least one goal, or what it costs.',
    written: (progress) => {
      const goals = goalFields.filter(({ key }) => textIn(progress, `goals.${key}`).trim());
      return counted(goals.length, 'goal', 'goals') ?? pricedGoals(progress);
    },
  },
  2: {
    asksFor: 'Fill in at least one amount. Your check adds them up.',
    written: pricedGoals,
  },
  3: {
    asksFor: 'Put the six needs in your own order, or keep this order.',
    written: (progress) => {
      const [first, second] = rankingOf(progress);
      if (!isRanked(progress) || !first || !second) return undefined;
      return `${needsWords[first].short} first, then ${needsWords[second].short}`;
    },
  },
  4: {
    asksFor: 'Write down at least one behavior or outcome.',
    written: (progress) => {
      const kept = filledIn(progress, 'needs.goodBehaviors');
      const left = filledIn(progress, 'needs.badBehaviors');
      return joined(
        counted(kept + left, 'behavior', 'behaviors'),
        counted(filledIn(progress, 'needs.outcomes'), 'outcome', 'outcomes'),
      );
    },
  },
  5: {
    asksFor: 'Fill in at least one line of your statement.',
    written: (progress) => {
      const lines = statementParts.filter(({ key }) => partIn(progress, key) !== '');
      return counted(lines.length, 'line of the statement', 'lines of the statement');
    },
  },
  6: {
    asksFor: 'Write down at least one thing to do, or to stop doing.',
    written: (progress) =>
      joined(
        counted(filledIn(progress, 'actions.doList'), 'thing to do', 'things to do'),
        counted(filledIn(progress, 'actions.doNotList'), 'thing to stop', 'things to stop'),
      ) ?? (textIn(progress, 'actions.desiredOutcome').trim() ? 'A desired outcome' : undefined),
  },
};
