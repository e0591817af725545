import { textIn, type Progress } from '../progress/merged-progress.ts';

/** The eight fields of the Three P's, in the order of the statement. */
export const statementParts = [
  { key: 'outcome', lead: 'What I want is this:' },
  { key: 'coreValue', lead: 'It stands on' },
  { key: 'commitment', lead: 'I commit to this:' },
  { key: 'startAction', lead: 'I begin like this:' },
  { key: 'endResult', lead: 'It is done when this is true:' },
  { key: 'deadline', lead: 'My day is' },
  { key: 'feeling', lead: 'Then I will feel' },
  { key: 'accountability', lead: 'Who asks me how it goes:' },
] as const;

/** The entry for one part, ready for a sentence: without a final full stop. */
export function partIn(progress: Progress, key: (typeof statementParts)[number]['key']): string {
  const text = textIn(progress, `threePs.${key}`).trim();
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

export const hasStatement = (progress: Progress): boolean =>
  statementParts.some(({ key }) => partIn(progress, key) !== '');
