import {
  blocksOf,
  marked,
  partsOfHead,
  readFolder,
  readLines,
  type Block,
  type Line,
} from './read-lines.ts';

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
  /** Written for one case: said only where it is surely that case. */
  isCase: boolean;
  lines: Line[];
}

/** A matter with all that is written on it; the first answer comes first. */
export interface AnswerMatter {
  id: string;
  title: string;
  head: Line;
  /** The fill-in sheet and the training module that belong to it. */
  sheet: string | undefined;
  module: number | undefined;
  answers: Answer[];
}

const OPENING = 'opening';

const answerOf = (matter: string, title: string, { head, lines }: Block, nth: number): Answer => {
  const [name = '', question] = partsOfHead(head);
  const kinds = name.startsWith('~')
    ? name
        .slice(1)
        .split(',')
        .map((kind) => kind.trim())
    : [];
  const isOpening = name === OPENING;
  const ways = marked(lines, '?');
  const bare = (kinds[0] ?? name).replace('*', '');
  return {
    id: isOpening ? matter : `${matter}/${bare}${nth === 0 ? '' : `-${nth + 1}`}`,
    question: question ?? (isOpening ? title : (ways[0]?.text ?? '')),
    head,
    ways,
    kinds,
    isCase: !isOpening && !name.endsWith('*'),
    lines: lines.filter(({ text }) => !/^[?@] /.test(text)),
  };
};

const mattersOf = (lines: readonly Line[]): AnswerMatter[] =>
  blocksOf(lines, '# ').blocks.map(({ head, lines: own }) => {
    const { before, blocks } = blocksOf(own, '## ');
    const [id = '', title = ''] = partsOfHead(head);
    const valueOf = (name: string): string | undefined =>
      marked(before, '@')
        .find(({ text }) => text.startsWith(`${name} `))
        ?.text.slice(name.length)
        .trim();
    const beginOf = (block: Block): string => block.head.text.split(/[,|]/)[0]!;
    const module = valueOf('module');
    return {
      id,
      title,
      head,
      sheet: valueOf('sheet'),
      module: module === undefined ? undefined : Number(module),
      answers: blocks.map((block, at) => {
        const same = blocks.slice(0, at).filter((other) => beginOf(other) === beginOf(block));
        return answerOf(id, title, block, same.length);
      }),
    };
  });

export const readAnswers = (guide: string): AnswerMatter[] => mattersOf(readFolder(guide));
/** What a later turn asks of the answer before it, with labels; and what is no question at all. */
export const readTurns = (): AnswerMatter[] => mattersOf(readLines('turns.txt'));
