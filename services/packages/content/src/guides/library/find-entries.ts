import { readSentences, stemOf } from '../../words/read-words.ts';
import { sentencesIn } from '../../words/sentences.ts';
import { alike, keptMeanings, meaningsOfEach } from './meanings.ts';
import type { Entry, Library } from './types.ts';

/** A piece of a message that may ask something of its own. */
export interface Part {
  text: string;
  asks: boolean;
  at: number;
  /** All of a message at once; it asks nothing of its own. */
  isWhole: boolean;
}

/** An entry, and how well it answers a part of a message. */
export interface Found {
  entry: Entry;
  part: Part;
  score: number;
}

/** What asks, with a question mark or without one. */
export const asking =
  /\?$|^(?:and |so |but |ok(?:ay)?,? |then |well,? |also,? |please |pls |hi,? |hello,? )*(?:who|whom|what|when|where|which|why|how|can|could|may|might|do|does|did|is|are|was|will|would|should|shall|must|write|draft|help|give|tell|explain|list|make|show|word|set)\b|\b(?:how (?:do|can|should|would) (?:i|we|you)|what (?:do|should|would|could) (?:i|we|you)|i (?:need|want) (?:you )?to know|tell me|help me)\b/i;

const piecesInWord = 1.2;
const lengthOf = (text: string): number => text.split(/\s+/).length * piecesInWord;

/** So many pieces of words are understood at most: each takes about a millisecond. */
const mostPieces = 44;

const secondQuestion =
  /,? (?:and|or) (?=(?:do|does|can|could|how|what|who|whom|where|when|is|are|will|would|should|must|which) (?!to\b|i am\b))/i;
/** "How would that work and do I need to be a member?" asks two things. */
const questionsIn = (sentence: string): string[] =>
  sentence.endsWith('?') && sentence.split(/\s+/).length > 7
    ? sentence.split(secondQuestion).map((part) => (part.endsWith('?') ? part : `${part}?`))
    : [sentence];

const vague = new Set(
  'what do i you we should would could can now first next start begin say please help me and so ok then is that it this how where to the a about go think your advice even really actually just am supposed'.split(
    ' ',
  ),
);
/** "What do I do?" asks for the beginning, not for anything in particular. */
export const isVague = ({ text }: Part): boolean =>
  (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).every((word) => vague.has(word));

/** The sentences of a message, and the whole of a short one. */
export const partsOf = (message: string): Part[] => {
  const sentences = sentencesIn(message).flatMap(questionsIn);
  const parts = sentences.map((text, at) => ({
    text,
    asks: asking.test(text),
    at,
    isWhole: false,
  }));
  if (sentences.length < 2)
    return parts.length > 0 ? parts : [{ text: message, asks: false, at: 0, isWhole: true }];
  const asks = parts.some((part) => part.asks);
  return lengthOf(message) <= mostPieces / 2
    ? [...parts, { text: sentences.join(' '), asks, at: sentences.length, isWhole: true }]
    : parts;
};

/** Those that are understood by their meaning: what asks, the end, the beginning. */
const understood = (parts: readonly Part[]): Part[] => {
  const order = [
    ...parts.filter(({ asks }) => asks).toReversed(),
    parts.at(-1)!,
    parts[0]!,
    ...parts.toReversed(),
  ];
  const chosen = new Set<Part>();
  let left = mostPieces;
  for (const part of order) {
    if (chosen.has(part)) continue;
    const length = lengthOf(part.text);
    if (length > left && chosen.size > 0) continue;
    chosen.add(part);
    left -= length;
  }
  return [...chosen];
};

const everyday = new Set(
  'a an the i you he she it we they me my your his her our their is are was be do does did to of in on at for with and or so that this what how can have has had'.split(
    ' ',
  ),
);
const stemsOf = (text: string): Set<string> =>
  new Set(
    readSentences(text)
      .flatMap(({ plain }) => plain.trim().split(/[\s-]+/))
      .map((word) => (everyday.has(word) ? `=${word}` : stemOf(word))),
  );

interface Way {
  entry: Entry;
  text: string;
  stems: Set<string>;
  weight: number;
}
interface Index {
  ways: Way[];
  rarity: (stem: string) => number;
}
const indexes = new WeakMap<Library, Index>();

const indexOf = (library: Library): Index => {
  const known = indexes.get(library);
  if (known) return known;
  const all = library.matters
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => entry.asked.map((text) => ({ entry, text, stems: stemsOf(text) })));
  const holds = new Map<string, Set<Entry>>();
  for (const { entry, stems } of all)
    for (const stem of stems) holds.set(stem, (holds.get(stem) ?? new Set()).add(entry));
  const count = library.matters.reduce((sum, { entries }) => sum + entries.length, 0);
  const rarity = (stem: string): number =>
    (stem.startsWith('=') ? 0.3 : 1) * Math.log((1 + count) / (1 + (holds.get(stem)?.size ?? 0)));
  const weigh = (stems: Set<string>): number =>
    [...stems].reduce((sum, stem) => sum + rarity(stem), 0);
  const index = { ways: all.map((way) => ({ ...way, weight: weigh(way.stems) })), rarity };
  indexes.set(library, index);
  return index;
};

/** Which of the words stand in a text; of `till + camera` both must. */
export const keysIn = (keys: readonly string[], text: string): number => {
  const sentences = readSentences(text);
  const plain = sentences.map((sentence) => sentence.plain).join(' . ');
  const stems = new Set(plain.split(/[\s-]+/).map(stemOf));
  const stands = (word: string): boolean =>
    word.includes(' ') ? plain.includes(` ${word} `) : stems.has(stemOf(word));
  // Two words that must stand together say more than one.
  return keys
    .filter((key) => key.split(' + ').every((word) => stands(word.trim().toLowerCase())))
    .reduce((sum, key) => sum + (key.includes(' + ') ? 2 : 1), 0);
};

const byMeaning = 0.5;
const byWord = 0.34;
const byKey = 0.17;
const bySecondKey = 0.07;
/** A statement is rarely what is to be answered when there is a question as well. */
const ofStatement = 0.88;

const byKeys = (hits: number): number =>
  hits === 0 ? 0 : byKey + bySecondKey * Math.min(2, hits - 1);

/**
 * How well each entry answers each part of a message, by meaning, words and keys.
 * @param matters only entries of these are looked at, where it is given
 */
export const findEntries = (
  library: Library,
  parts: readonly Part[],
  matters?: ReadonlySet<string>,
): Found[] => {
  const { ways: all, rarity } = indexOf(library);
  const ways = matters ? all.filter(({ entry }) => matters.has(entry.matter)) : all;
  const kept = keptMeanings(library);
  const meant = understood(parts);
  const meanings = meaningsOfEach(meant.map(({ text }) => text));
  const asks = parts.some((part) => part.asks);
  const entries = library.matters
    .filter(({ id }) => matters?.has(id) ?? true)
    .flatMap((matter) => matter.entries);
  return parts.flatMap((part) => {
    const stems = stemsOf(part.text);
    const weight = [...stems].reduce((sum, stem) => sum + rarity(stem), 0);
    const meaning = meanings[meant.indexOf(part)];
    const best = new Map<Entry, number>();
    for (const way of ways) {
      const common = [...stems].reduce(
        (sum, stem) => sum + (way.stems.has(stem) ? rarity(stem) : 0),
        0,
      );
      const words = common / Math.sqrt((weight + 1) * (way.weight + 1));
      const near = meaning ? Math.max(0, alike(meaning, kept.get(way.text)!)) : words;
      const score = byMeaning * near + byWord * words;
      if (score > (best.get(way.entry) ?? 0)) best.set(way.entry, score);
    }
    return entries.map((entry) => ({
      entry,
      part,
      score:
        ((best.get(entry) ?? 0) + byKeys(keysIn(entry.keys, part.text))) *
        (asks && !part.asks ? ofStatement : 1),
    }));
  });
};
