import { blocksOf, marked, partsOfHead, readFolder, readLines, type Line } from './read-lines.ts';

/** One written answer: the first of a matter, one of its follow-ups, or one for a case of its own. */
export interface Answer {
  /** `rent-money`, `rent-money/words`: the `questionId` of calls. */
  id: string;
  /** As it stands on a button; follow-ups have a label instead. */
  question: string;
  head: Line;
  /** `?` how people ask it */
  ways: Line[];
  /** Kinds of later turns that it answers (`## ~ words, example`); empty for a first answer. */
  kinds: string[];
  lines: Line[];
}

/** A matter with all that is written on it: `# id | Question?`; the first answer comes first. */
export interface AnswerMatter {
  id: string;
  title: string;
  head: Line;
  /** `@ sheet id`, `@ module 3`: the fill-in sheet and the training module that belong to it. */
  sheet: string | undefined;
  module: number | undefined;
  answers: Answer[];
}

const answersOf = (id: string, title: string, lines: readonly Line[]): Answer[] => {
  const ids = new Set<string>();
  return blocksOf(lines, '## ').blocks.map(({ head, lines: own }) => {
    const [name = '', question] = partsOfHead(head);
    const isOpening = name === 'opening';
    const kinds = name.startsWith('~') ? name.slice(1).trim().split(/, ?/) : [];
    const bare = isOpening ? id : `${id}/${(kinds[0] ?? name).replace('*', '')}`;
    const unique = ids.has(bare) ? `${bare}-${ids.size + 1}` : bare;
    ids.add(unique);
    const ways = marked(own, '?');
    return {
      id: unique,
      question: question ?? (isOpening ? title : (ways[0]?.text ?? '')),
      head,
      ways,
      kinds,
      lines: own.filter(({ text }) => !/^[?@] /.test(text)),
    };
  });
};

/** The matters with answers that stand in these lines. */
export const answersIn = (lines: readonly Line[]): AnswerMatter[] =>
  blocksOf(lines, '# ').blocks.map(({ head, lines: own }) => {
    const [id = '', title = ''] = partsOfHead(head);
    const values = new Map(
      marked(own, '@').map(({ text }) => text.split(/\s+/, 2) as [string, string]),
    );
    const module = values.has('module') ? Number(values.get('module')) : undefined;
    return {
      id,
      title,
      head,
      sheet: values.get('sheet'),
      module,
      answers: answersOf(id, title, own),
    };
  });

export const readAnswers = (guide: string): AnswerMatter[] => answersIn(readFolder(guide));
/** What a later turn asks of the answer before it, with labels; and what is no question at all. */
export const readTurns = (): AnswerMatter[] => answersIn(readLines('turns.txt'));
