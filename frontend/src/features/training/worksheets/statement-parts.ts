import { textIn, type Progress } from '../progress/merged-progress.ts';

/** The eight fields of the Three P's, in the order of the statement. */
export const statementParts = [
  { key: 'outcome', lead: 'My outcome:' },
  { key: 'coreValue', lead: 'My core value is' },
  { key: 'commitment', lead: 'My commitment:' },
  { key: 'startAction', lead: 'My first step:' },
  { key: 'endResult', lead: 'I will be done when:' },
  { key: 'deadline', lead: 'My deadline is' },
  { key: 'feeling', lead: 'Then I will feel' },
  { key: 'accountability', lead: 'The person who keeps me accountable:' },
] as const;

/** The entry for one part, ready for a sentence: without a final full stop. */
export function partIn(progress: Progress, key: (typeof statementParts)[number]['key']): string {
  const text = textIn(progress, `threePs.${key}`).trim();
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

export const hasStatement = (progress: Progress): boolean =>
  statementParts.some(({ key }) => partIn(progress, key) !== '');
