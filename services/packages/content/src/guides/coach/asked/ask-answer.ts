import { readdirSync, readFileSync } from 'node:fs';
import { askedOf, textOf, type Asked } from '../../library/asked.ts';
import { partsOf } from '../../library/find-entries.ts';
import { putTogether } from '../../library/put-together.ts';
import { readMatters } from '../../library/read-library.ts';
import type { Entry, Library } from '../../library/types.ts';
import type { ComposedReply, GuideRequest } from '../../types.ts';
import { askKinds, isWish, type AskKind } from './ask-kinds.ts';
import { isKept, topicNamed, topicOf, type SheetTopic } from './topics.ts';

const folder = new URL('texts/', import.meta.url);

const texts: ReadonlyMap<string, readonly Entry[]> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')))
    .map(({ id, entries }) => [id, entries]),
);
const anySheet = 'any';

interface Wish {
  text: string;
  kinds: readonly string[];
  /** Where its answer is looked for, the nearest first. */
  folders: readonly string[];
}

const died =
  /\b(?:wife|husband|mother|mum|mom|father|dad|son|daughter|brother|sister|partner|\p{Lu}\p{Ll}+) (?:\p{Lu}\p{Ll}+ )?(?:has |had )?(?:died|passed(?= away| in\b| last\b| on\b|[.,])|is dead)|\b(?:am|[’']m|as) (?:now )?(?:a )?widow(?:er|ed)?\b|\blost my (?:wife|husband|son|daughter|mother|father)\b/u;
/** A question of these kinds is answered by its sheet also to somebody who mourns. */
const ofSheet = new Set(['verdict', 'statement', 'words', 'reckon', 'who', 'rule', 'check']);
/** Where such a thing is asked, a sum that was reckoned is the answer. */
const reckoned = new Set(['reckon', 'when', 'what-if']);
/** What fits anything says the least. */
const weakKinds = new Set(['ask-more', 'fact']);

/** No longer text is compared with patterns that look for words in any order. */
const mostSigns = 1000;
/** So many wishes of one message are answered: the last of them in any case. */
const mostWishes = 2;

/** The entry for a wish: what was written for its words, then for its kind; in its topic before any. */
const entryFor = (
  asked: Asked,
  { text, kinds, folders: names }: Wish,
  isLast: boolean,
): Entry | undefined => {
  const fits = (entry: Entry): boolean => textOf(entry, asked) !== undefined;
  const isOf = (entry: Entry, kind: string): boolean =>
    (entry.kinds as readonly string[]).includes(kind);
  const folders = names.map((id) => texts.get(id) ?? []);
  const heardIn = (words: string): (Entry | undefined)[] =>
    folders.map((entries) =>
      entries.find(
        (entry) =>
          entry.hears?.test(words.slice(0, mostSigns)) === true &&
          (entry.kinds.length === 0 || kinds.some((kind) => isOf(entry, kind))) &&
          fits(entry),
      ),
    );
  const byWords = [...heardIn(text), ...(isLast ? heardIn(asked.told.message) : [])];
  const sum = kinds.some((kind) => reckoned.has(kind))
    ? texts.get(anySheet)!.find((entry) => entry.needs.includes('sumAnswer') && fits(entry))
    : undefined;
  if (sum) return sum;
  const byKind = kinds.flatMap((kind) =>
    folders.map((entries) =>
      entries.find((entry) => entry.hears === undefined && isOf(entry, kind) && fits(entry)),
    ),
  );
  return [...byWords, ...byKind].find((entry) => entry !== undefined);
};

/** So few words ask for nothing of their own beside another wish. */
const fewWords = 3;
const opening: AskKind = 'ask-more';

const secondWish =
  /,? and (?=(?:how|what|which|when|where|who|is|are|should|can|could|do|does|would) (?:it |i |we |you |do |does |if |should |would |to )?)/i;

/** The wishes of a message in their order, the last among them; or what it tells, where it wants nothing. */
const wishesIn = (message: string, all: string, topicOfTalk: SheetTopic | undefined): Wish[] => {
  const parts = partsOf(message).filter(({ isWhole }) => !isWhole);
  const asked = parts
    .filter(({ text }) => isWish(text))
    .flatMap(({ text }) => text.split(secondWish))
    .filter((text, _, all) => all.length === 1 || text.split(/\s+/).length > fewWords)
    .slice(-mostWishes);
  const mourns = died.test(all);
  const chosen = asked.length > 0 ? asked : [message];
  return chosen.map((text) => {
    const kinds = askKinds(text, asked.length > 0);
    const topic = isKept(topicOfTalk) ? topicOfTalk : (topicNamed(text) ?? topicOfTalk);
    const isSheet = kinds.some((kind) => ofSheet.has(kind));
    const first = mourns && !isSheet ? ['grief'] : [];
    return { text, kinds, folders: [...first, ...(topic ? [topic] : []), anySheet] };
  });
};

const isWeak = ({ kinds, hears, needs }: Entry): boolean =>
  hears === undefined &&
  needs.length === 0 &&
  (kinds as readonly string[]).some((kind) => weakKinds.has(kind));

/**
 * An answer by what is asked, with the words, names and sums that were told: it names nothing that was not.
 * @param here the sheet that is open beside the chat
 */
export const askAnswer = (
  library: Library,
  request: GuideRequest,
  here?: SheetTopic,
): ComposedReply | undefined => {
  const { message, history = [] } = request;
  const asked = askedOf(library, request);
  const topic = topicOf(message, history, here);
  const wishes = wishesIn(message, asked.told.all, topic);
  const found = wishes.flatMap((wish, at) => entryFor(asked, wish, at === wishes.length - 1) ?? []);
  const strong = found.filter((entry) => !isWeak(entry));
  const begins =
    history.length === 0 && topic && strong.length === 0
      ? wishes[0]!.folders
          .flatMap((id) => texts.get(id) ?? [])
          .find(
            ({ kinds, hears }) =>
              hears === undefined && (kinds as readonly string[]).includes(opening),
          )
      : undefined;
  const chosen = begins ? [begins] : [...new Set(strong.length > 0 ? strong : found.slice(-1))];
  const made = chosen.length > 0 ? putTogether(asked, chosen) : undefined;
  return made && { ...made, subjects: [] };
};

/** What is asked of other people in the training, which no sheet answers. */
export const asksForOthers = (message: string): boolean =>
  partsOf(message).some(({ text }) => isWish(text) && askKinds(text)[0] === 'who');

/** Whether a message wants an answer to something. */
export const hasWish = (message: string): boolean =>
  partsOf(message).some(({ text }) => isWish(text));
