import type { Edit } from './edits.ts';

const VERBS =
  '(?:says?|tells?|reminds?|puts it|teaches|promises|declares|states|assures|encourages|' +
  'reads|shows|calls|invites|urges)';
const SUBJECT = new RegExp(`^\\s+${VERBS}(?:\\s+us)?(?:\\s+that|\\s*[,:])?\\s*`, 'i');
const CLAUSE = new RegExp(`^\\s+(?:so\\s+\\w+ly\\s+)?${VERBS}(?:\\s+us)?\\s*[,:]?\\s*`, 'i');
const PREPOSITION =
  '(?:according to|found in|as in|based on|in|from|of|to|at|on|with|by|through|see|per|and|or|with)';

/** Text that joins a reference to the one before it. */
const JOINING = '(?:[,;]\\s{0,9}(?:and|or|&)?|\\s(?:and|or|&|as well as|along with|together with))';
const BEHIND_ANOTHER = new RegExp(
  `(?<=\\d)\\)?\\s{0,9}${JOINING}(?:\\s(?:also|in|from|see|with)){0,9}\\s{0,9}$`,
);

const atSentenceStart = (before: string): boolean =>
  /(?:^|[.!?:]["”’)]{0,9}\s{1,9}|\n\s{0,9})$/.test(before);

const capitalized = (text: string, at: number): { end: number; text: string } => {
  const next = text.slice(at).match(/^[\s"“*_]*\p{Ll}/u)?.[0];
  return next
    ? { end: at + next.length, text: next.trimStart().toUpperCase() }
    : { end: at, text: '' };
};

/** Cuts from `start` to `end`; if the cut began a sentence, the rest gets a capital letter. */
const cut = (text: string, start: number, end: number): Edit => {
  if (!atSentenceStart(text.slice(0, start))) return { start, end, text: '' };
  const spaces = /^\s*/.exec(text.slice(end))![0].length;
  return { start, ...capitalized(text, end + spaces) };
};

/** The edit that removes a nonexistent reference from a text, with the words and marks that belong only to it. */
export const removeReference = (text: string, start: number, end: number): Edit => {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const opening = /\s{0,9}[([]\s{0,9}(?:see|cf\.?|from|read|e\.g\.,?)?\s{0,9}$/i.exec(before);
  const closing = /^[^()[\]]{0,8}[)\]]/.exec(after);
  if (opening && closing) return { start: opening.index, end: end + closing[0].length, text: '' };
  const listed = BEHIND_ANOTHER.exec(before);
  if (listed) return { start: listed.index, end, text: '' };
  const list =
    /^\s{0,9}(?:[,;]\s{0,9}(?:and|or)?|\s(?:and|or))\s{0,9}(?=(?:[1-3]\s)?[A-Z][a-z]+\.?\s\d)/.exec(
      after,
    );
  if (list) return { start, end: end + list[0].length, text: '' };
  const dash = /\s{0,9}[—–-]{1,9}\s{0,9}$/.exec(before);
  if (dash && /^\s*(?:$|\n|[.,;!?])/.test(after)) return { start: dash.index, end, text: '' };
  const like = /(?:,\s{0,9})?\b(?:as|like|just as)\s{1,9}$/i.exec(before);
  const clause = CLAUSE.exec(after);
  if (like && clause) {
    if (!atSentenceStart(before.slice(0, like.index))) {
      return {
        start: like.index,
        end: end + clause[0].trimEnd().replace(/[,:]$/, '').length,
        text: '',
      };
    }
    return cut(text, like.index, end + clause[0].length);
  }
  const subject = SUBJECT.exec(after);
  if (subject && atSentenceStart(before)) return cut(text, start, end + subject[0].length);
  const led = new RegExp(`\\s{0,9}\\b${PREPOSITION}\\s{1,9}$`, 'i').exec(before);
  if (led && !subject) {
    const leadStart = led.index + /^\s*/.exec(led[0])![0].length;
    if (!atSentenceStart(before.slice(0, leadStart))) return { start: led.index, end, text: '' };
    return cut(text, leadStart, end + /^\s*,?/.exec(after)![0].length);
  }
  if (/(?:^|\n)\s{0,9}$/.test(before) && /^\s*(?:[:.—–-]\s*|\n|$)/.test(after)) {
    return cut(text, start, end + /^\s*[:.—–-]?[ \t]*/.exec(after)![0].length);
  }
  return { start, end, text: 'Scripture' };
};
