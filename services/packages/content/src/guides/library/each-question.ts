import { stemOf } from '../../words/read-words.ts';
import { textOf, type Asked } from './asked.ts';
import { fill } from './fill.ts';
import { isVague, type Found, type Part } from './find-entries.ts';
import { beside, bestOf } from './weigh-entries.ts';
import type { TurnAnswer } from './turn-answers.ts';
import type { Entry, Library } from './types.ts';

/** So sure an answer to a further question must be. */
const sureBesides = 0.66;
/** So well what is said already must fit a question for it to be answered by it. */
const isMeant = 0.54;
/** So much of the words of a question stands in an answer to it. */
const held = 0.4;
const fewWords = 4;
const mostWords = 22;
/** With fewer words of its own a question leans on the rest, and is mostly answered with it. */
const enoughWords = 3;
const leads =
  /^(?:can|could|would|will) you\b|^(?:help|please help)\b|\b(?:write|draft|reckon|check)\b/i;
const opens = /^(?:(?:and|so|but|or|ok(?:ay)?|then|well|also|yes|no)[,.]? )+/i;

const common = new Set(
  'there this that these those with have what when where which would could should will your they them from into also just does need want much many more like'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
    .filter((word) => !common.has(word))
    .map(stemOf);

const holds = (text: string, question: string): boolean => {
  const words = wordsOf(question);
  const said = new Set(wordsOf(text));
  return words.length > 0 && words.filter((word) => said.has(word)).length / words.length >= held;
};

const lines: Readonly<Partial<Record<Library['name'], string>>> = {
  business:
    '“{that}” is still open. On that I have nothing sure, and I would rather say so than guess: ask one person who knows your place and your trade.',
  coach:
    'On “{that}” I have no sure answer, and I would rather say so than guess. Ask it once more by itself, with what you know about it.',
  contribution:
    '“{that}” I do not know, and I will not guess; put it to {mail} in those words, and a person answers it.',
};

/** What asks for the beginning: it is answered by any answer at all. */
const isGeneral =
  /\b(?:what (?:do|should|would|can|could|does|am) (?:i|we|you|one|a \w+)|how (?:do|should|would|can|could|does) (?:i|we|you|one)) (?:\w+ ){0,2}(?:do|about|go about (?:it|this|that)|handle|start|begin|think|say|help)\b|\bwhat would a \w+ \w+ do\b|^(?:is|was) (?:it|that|this) (?:a )?(?:sin|wrong|right|ok|okay|bad|greedy|biblical)|\bhelp (?:me|us) to think\b|\bright\?$|^(?:yes|no|hire|does|do you|are you with me)\b/i;

/** Says openly that a question was heard and is not answered. */
const notKnown = (text: string, { library, told: { said } }: Asked): Entry | undefined => {
  const bare = text
    .replace(opens, '')
    .replaceAll(/["“”{}]/g, '')
    .trim();
  const that = `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
  const line = lines[library.name];
  if (line === undefined) return undefined;
  const isRepeated = said.includes(line.split(/\{\w+\}/).at(-1)!);
  return isRepeated
    ? undefined
    : {
        id: 'turns/not-known',
        matter: 'turns',
        asked: [],
        keys: [],
        says: [line.replace('{that}', that)],
        needs: [],
        certain: [],
        role: 'then',
        kinds: [],
        hears: undefined,
        joins: false,
        anywhere: false,
      };
};

/** What is answered so far, and for each further question an answer of its own, or that there is none. */
export const withEachQuestion = (
  asked: Asked,
  chosen: readonly Entry[],
  all: readonly Found[],
  parts: readonly Part[],
  turns: readonly TurnAnswer[],
): Entry[] => {
  const questions = parts.filter(
    ({ text, asks, isWhole }) =>
      asks && !isWhole && text.endsWith('?') && text.split(/\s+/).length >= fewWords,
  );
  if (questions.length < 2) return [...chosen];
  const entries = [...chosen];
  // What was written for a kind of question speaks to all of it.
  let isSaid = asked.active?.signs !== undefined;
  for (const part of questions) {
    const text = entries
      .map((entry) => fill(textOf(entry, asked) ?? '', asked.known, asked.told.all))
      .join(' ');
    const fits = all.some(
      (found) =>
        found.part === part &&
        found.score >= isMeant &&
        entries.some((entry) => entry.id === found.entry.id),
    );
    const turn = turns.find((one) => one.part === part)?.entry;
    if (turn && entries.some(({ id }) => id === turn.id)) continue;
    if (asked.library.name !== 'coach' && isGeneral.test(part.text)) continue;
    if (entries.some(({ role, hears }) => role === 'point' && hears?.test(part.text))) continue;
    if (fits || isVague(part) || leads.test(part.text) || holds(text, part.text)) continue;
    const best = bestOf(
      all.filter(
        ({ entry }) =>
          entry.matter !== beside && entry.role !== 'opening' && !entries.includes(entry),
      ),
      part,
    );
    const found = turn ?? (best && best.score >= sureBesides ? best.entry : undefined);
    if (found) entries.push(found);
    else if (
      !isSaid &&
      wordsOf(part.text).length >= enoughWords &&
      part.text.split(/\s+/).length <= mostWords
    ) {
      const line = notKnown(part.text, asked);
      if (line) entries.push(line);
      isSaid = true;
    }
  }
  return entries;
};
