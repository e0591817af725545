import { sheetNames } from '@kbf/contracts';
import { checkReply, parseReferences, passage } from '@kbf/scripture';
import type { Answer, AnswerMatter, Line } from '../src/data/read-entries.ts';
import { marks, type PrayerMatter, type PrayerWords } from '../src/data/read-entries.ts';
import { spanish, type readLists } from '../src/data/wording.ts';
import { alwaysFilled } from '../src/say.ts';

/** A line of data/ and what is wrong with it: "prayers/work.txt:12 …". */
export type Problem = string;

const at = ({ file, at: line }: Line, what: string): Problem => `data/${file}:${line} ${what}`;

const placeholders = (line: Line, allowed: readonly string[]): Problem[] =>
  [...line.text.matchAll(/\{([^}]*)\}?/g)]
    .filter(([, name]) => !allowed.includes(name!))
    .map(([found]) => at(line, `nothing fills ${found}`));

/** References that do not exist, and quotations that differ from the text. */
function scripture(line: Line): Problem[] {
  // "it is 11:30" is no reference to Isaiah.
  const found = parseReferences(line.text).filter(({ start, end }) =>
    /^(?:[1-3] ?)?\p{Lu}[^:]+\d:\d/u.test(line.text.slice(start, end)),
  );
  const missing = found
    .filter(({ range, trimmed }) => !range || trimmed)
    .map(({ reference }) => at(line, `there is no verse ${reference}`));
  if (missing.length > 0 || found.length === 0 || !line.text.includes('“')) return missing;
  const checked = checkReply(line.text).text;
  return checked === line.text ? [] : [at(line, `a quotation differs; it should be: ${checked}`)];
}

const textProblems = (lines: readonly Line[]): Problem[] =>
  lines.flatMap((line) => [...placeholders(line, alwaysFilled), ...scripture(line)]);

/** Things that must be there once: ids, ways of saying. */
function twice(lines: readonly { line: Line; owner: unknown }[], what: string): Problem[] {
  const seen = new Map<string, { line: Line; owner: unknown }>();
  return lines.flatMap(({ line, owner }) => {
    const key = line.text.toLowerCase();
    const first = seen.get(key);
    if (!first) seen.set(key, { line, owner });
    if (!first || first.owner === owner) return [];
    return [at(line, `${what} stands in ${first.line.file}:${first.line.at}, too: ${line.text}`)];
  });
}

const englishVerse = (reference: string): boolean => passage(reference) !== undefined;
/** "Salmo 23:1" → "Psalm 23:1", by the list of books. */
export const spanishVerse = (reference: string): boolean => {
  const pair = spanish
    .list('books')
    .map((one) => one.split(' = ') as [string, string])
    .find(([book]) => reference.startsWith(`${book} `));
  return pair !== undefined && englishVerse(reference.replace(pair[0], pair[1]));
};

/** What is wrong with prayers. @param exists whether there is such a verse */
export function prayerProblems(
  matters: readonly PrayerMatter[],
  exists: (reference: string) => boolean = englishVerse,
): Problem[] {
  const words = ({ heard, thoughts, questions, steps, verses }: PrayerWords): Problem[] => [
    ...textProblems([...heard, ...thoughts, ...questions, ...steps]),
    ...verses
      .filter(({ text }) => !exists(text))
      .map((line) => at(line, `there is no verse ${line.text}`)),
  ];
  const own = matters.flatMap((matter) => {
    const { id, title, head, is, ways, heard, another, within } = matter;
    const isBeside = is.has('beside');
    return [
      ...(id === '' || title === '' ? [at(head, 'id or title is missing')] : []),
      ...[...is]
        .filter((mark) => !(marks as readonly string[]).includes(mark))
        .map((mark) => at(head, `no mark is called "${mark}"`)),
      ...(ways.length === 0 && id !== 'general' ? [at(head, 'there is no way of saying it')] : []),
      ...(heard.length === 0 ? [at(head, 'nothing is said to the person (":")')] : []),
      ...(!isBeside && matter.thoughts.length < 2 ? [at(head, 'fewer than two thoughts')] : []),
      ...(!isBeside && matter.verses.length === 0 ? [at(head, 'there is no verse')] : []),
      ...(!isBeside && matter.questions.length === 0 ? [at(head, 'there is no question')] : []),
      ...within
        .filter((told) => told.ways.length === 0)
        .map(() => at(head, 'something within has no way of saying it')),
      ...[matter, ...within, ...(another ? [another] : [])].flatMap(words),
    ];
  });
  const said = matters.flatMap((matter) =>
    [matter, ...matter.within].flatMap((told) =>
      told.ways.map((line) => ({ line, owner: matter })),
    ),
  );
  const ids = matters.map((matter) => ({
    line: { ...matter.head, text: matter.id },
    owner: matter,
  }));
  return [...own, ...twice(ids, 'the id'), ...twice(said, 'the way of saying')];
}

const answerProblems = (matter: AnswerMatter, answer: Answer): Problem[] => {
  const { head, ways, kinds, lines } = answer;
  const verses = lines.filter(({ text }) => text.startsWith('> '));
  return [
    ...(ways.length === 0 && kinds.length === 0 ? [at(head, 'there is no way of asking it')] : []),
    ...(lines.every(({ text }) => text === '') ? [at(head, 'the answer is empty')] : []),
    ...(kinds.length === 0 && !/[?.]$/.test(answer.question)
      ? [
          at(
            answer.question === matter.title ? matter.head : head,
            'its question has no "?" or "."',
          ),
        ]
      : []),
    ...verses
      .filter(({ text }) => !englishVerse(text.slice(2)))
      .map((line) => at(line, `there is no verse ${line.text.slice(2)}`)),
    ...textProblems(lines.filter((line) => !verses.includes(line))),
  ];
};

/** What is wrong with the answers of one guide. */
export function answersProblems(matters: readonly AnswerMatter[]): Problem[] {
  const own = matters.flatMap((matter) => [
    ...(matter.id === '' || matter.title === ''
      ? [at(matter.head, 'id or question is missing')]
      : []),
    ...(matter.answers.length === 0 ? [at(matter.head, 'there is no answer')] : []),
    ...(matter.sheet && !sheetNames.includes(matter.sheet)
      ? [at(matter.head, `there is no sheet ${matter.sheet}`)]
      : []),
    ...(matter.module !== undefined && !(matter.module >= 1 && matter.module <= 6)
      ? [at(matter.head, 'a module is a number from 1 to 6')]
      : []),
    ...matter.answers.flatMap((answer) => answerProblems(matter, answer)),
  ]);
  const ids = matters.map((matter) => ({
    line: { ...matter.head, text: matter.id },
    owner: matter,
  }));
  const asked = matters.flatMap((matter) =>
    matter.answers.flatMap(({ ways }) => ways.map((line) => ({ line, owner: matter }))),
  );
  return [...own, ...twice(ids, 'the id'), ...twice(asked, 'the way of asking')];
}

const filledInPhrases = [...alwaysFilled, 'concern', 'count'];

/** What is wrong with fixed sentences. */
export const phraseProblems = (lists: ReturnType<typeof readLists>): Problem[] =>
  [...lists].flatMap(([name, lines]) => [
    ...(lines.length === 0 ? [`the list "${name}" is empty`] : []),
    ...lines.flatMap((line) => placeholders(line, filledInPhrases)),
  ]);
