import type { LinkedPassage, Passage } from './types.ts';

/** One change of a text, or, with the same words, only a link. Offsets refer to the text before any change. */
export interface Edit {
  start: number;
  end: number;
  text: string;
  /** Linked to the whole new text of the edit. */
  link?: { passage: Passage; quoted: boolean };
}

/** Applies all edits; of two that overlap, the first one wins. */
export const applyEdits = (
  text: string,
  edits: Edit[],
): { text: string; passages: LinkedPassage[] } => {
  const taken: Edit[] = [];
  for (const edit of edits) {
    if (!taken.some((other) => edit.start < other.end && edit.end > other.start)) taken.push(edit);
  }
  taken.sort((one, other) => one.start - other.start);
  const passages: LinkedPassage[] = [];
  let result = '';
  let at = 0;
  for (const edit of taken) {
    result += text.slice(at, edit.start);
    const start = result.length;
    result += edit.text;
    at = edit.end;
    if (edit.link) {
      passages.push({ ...edit.link.passage, start, end: result.length, quoted: edit.link.quoted });
    }
  }
  return { text: result + text.slice(at), passages };
};
