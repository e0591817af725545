export type { CareText } from './care-text.ts';
export { careTextFor, helpInWords, helpLinesFor } from './help-in-words.ts';
export { helpLines } from './help-lines.ts';
export type { HelpLine, HelpLineId } from './help-lines.ts';
