import { readdirSync, readFileSync } from 'node:fs';
import { askedOf, textOf, type Asked } from '../library/asked.ts';
import { partsOf, type Part } from '../library/find-entries.ts';
import { putTogether } from '../library/put-together.ts';
import { readMatters } from '../library/read-library.ts';
import { beginsAnew, turnKinds, type TurnKind } from '../library/turn-kinds.ts';
import type { Entry, Library, Matter } from '../library/types.ts';
import type { ComposedReply, GuideRequest } from '../types.ts';
import { plainFacts } from './plain-facts.ts';

const folder = new URL('plain/', import.meta.url);

/** What may come up in any talk. */
const EACH = 'each';
/** Which matter a message is about where the signs of several stand in it: the most telling first. */
const ORDER = [
  'fraud in-need stopping promised seed debts refund waiting funeral will young material invite talk grounds',
  'sponsor awake trust place',
  'silence things skills collected purpose monthly tax faith paying',
].flatMap((line) => line.split(' '));

const matters: readonly Matter[] = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .flatMap((name) => readMatters(readFileSync(new URL(name, folder), 'utf8')));

/** Answers to single sentences, each chosen by words that stand in the sentence itself. */
export const plainLibrary: Library = {
  name: 'contribution',
  matters,
  signs: [],
  turns: [],
  facts: plainFacts,
};

const each = matters.find(({ id }) => id === EACH)!;
const inOrder = ORDER.map((id) => matters.find((matter) => matter.id === id)!);

/** A talk of another matter turns to these whenever they are named. */
const HEARD_ANYTIME = new Set(['fraud', 'in-need', 'refund', 'stopping']);
/** What the beginning of a matter does not answer. */
const BESIDES = new Set<TurnKind>(['words', 'what-if', 'how-much', 'how-long', 'who', 'decide']);
/** Questions of so few words about these are well answered by the subjects of the guide. */
const SUBJECTS = new Set(['sponsor', 'paying', 'tax', 'monthly', 'skills', 'talk']);
const fewWords = 9;
/** A question of so few words belongs to the one before it. */
const tooFew = 3;

/** No longer message is compared: some patterns look for words in any order. */
const longest = 1500;
/** So many answers are enough for one reply. */
const mostAnswers = 4;

/** The matter that a message names by its own words. */
const namedIn = (message: string): Matter | undefined =>
  message.length > longest ? undefined : inOrder.find(({ signs }) => signs!.test(message));

/** What is answered where neither the talk nor the message names a matter. */
const openMatter = matters.find(({ id }) => id === 'open')!;

/** What the talk began with, and turned to, before this message. */
const activeIn = (history: GuideRequest['history'] = []): Matter | undefined => {
  const named = history
    .filter(({ role }) => role === 'user')
    .map(({ content }) => namedIn(content))
    .filter((one) => one !== undefined);
  return named.find(({ id }) => id === 'in-need') ?? named[0];
};

/** What no answer of this kind is for: attempts to redirect, numbers of cards, all that is beside the matter. */
export const elsewhere =
  /\b(?:ignore|instructions|system prompt|pretend (?:to be|you)|you are now|passwords?|card numbers?|routing|api key|developer mode|(?:list|names|addresses|e-?mails) of (?:the |your |all )*(?:donors|givers|members)|poem|recipe|weather|joke|homework)\b/i;

const sayable = (entry: Entry, asked: Asked): boolean => textOf(entry, asked) !== undefined;

const pointFor = (matter: Matter | undefined, text: string, asked: Asked): Entry | undefined =>
  matter?.entries.find(
    (entry) => entry.role === 'point' && entry.hears?.test(text) === true && sayable(entry, asked),
  );

/** An answer that is right in every talk, from any matter. */
const pointAnywhere = (text: string, asked: Asked): Entry | undefined =>
  inOrder
    .flatMap(({ entries }) => entries)
    .find(
      (entry) =>
        entry.role === 'point' &&
        entry.anywhere &&
        entry.hears?.test(text) === true &&
        sayable(entry, asked),
    );

/** No yes or no is asked for. */
const ASKS_OPENLY = /^(?:\w+,? ){0,2}(?:what|how|who|which|where|when|why)\b/i;
const SUPPOSES =
  /\b(?:what|and|but|or) if\b|\bsuppose\b|\bif (?:you|they|he|she|it|nobody|i) (?:says?|do|don|does|doesn|won|can|refuse)/i;

/** How a turn is answered for which nothing was written: by what kind of turn it is. */
const byKind = (
  active: Matter | undefined,
  text: string,
  asked: Asked,
  asks: boolean,
): Entry | undefined => {
  const goesOn = (matter: Matter | undefined): Entry[] =>
    (matter?.entries ?? []).filter((entry) => entry.role === 'then' && sayable(entry, asked));
  const heard = goesOn(active).find(({ hears }) => hears?.test(text));
  if (heard) return heard;
  const kinds = turnKinds(text).filter(
    (kind) =>
      (kind !== 'decide' || !ASKS_OPENLY.test(text)) && (kind !== 'what-if' || SUPPOSES.test(text)),
  );
  const told = goesOn(active).find(({ hears, kinds: ones }) => !hears && ones.length === 0);
  if (!asks && kinds[0] !== 'thanks' && told) return told;
  const ofKind = kinds
    .filter((kind) => asks || ['thanks', 'fear', 'objection', 'fact'].includes(kind))
    .map((kind) =>
      goesOn(each).find(
        ({ kinds: ones, hears }) =>
          ones.includes(kind) && (hears === undefined || hears.test(text)),
      ),
    )
    .find((entry) => entry !== undefined);
  return ofKind ?? told;
};

const openingOf = (matter: Matter | undefined, asked: Asked): Entry | undefined =>
  matter?.entries.find((entry) => entry.role === 'opening' && sayable(entry, asked));

interface Answered {
  part: Part;
  entry: Entry | undefined;
}

/** A need that is no mere sign of the turn: something was reckoned or read. */
const isReckoned = (need: string): boolean => !/^-?is[A-Z]/.test(need);

/** The last question without an answer, if it asks for words or a choice, or if it is the very last. */
const unanswered = (asks: readonly Answered[]): Answered | undefined =>
  asks.findLast(
    (one) =>
      one.entry === undefined &&
      (one === asks.at(-1) || ['words', 'which'].includes(turnKinds(one.part.text)[0]!)),
  );

/** Each answer once, questions before what is only told, in their order. */
const chosenOf = (answered: readonly Answered[]): Entry[] => {
  const found = answered.filter(({ entry }) => entry !== undefined);
  const asked = found.filter(({ part }) => part.asks);
  const told = found.filter(({ part }) => !part.asks);
  const kept = new Set([...asked, ...told].slice(0, mostAnswers).map(({ entry }) => entry!));
  return [...kept];
};

/**
 * An answer for each sentence of a message by the words that stand in it; what has none is answered by its kind, the last
 * wish always. Undefined where neither the talk nor the message is about a matter that is known here.
 */
export const plainAnswer = (request: GuideRequest, isOpen = false): ComposedReply | undefined => {
  const { message, history = [] } = request;
  if (message.length > longest || elsewhere.test(message)) return undefined;
  const active = activeIn(history);
  const named = namedIn(message);
  const topic = active ?? named ?? (isOpen ? openMatter : undefined);
  if (!topic) return undefined;
  // A talk that began with something else stays with it, unless it turns.
  const isOther = !active && history.length > 0;
  if (!isOpen && isOther && !HEARD_ANYTIME.has(topic.id) && !beginsAnew(message)) return undefined;
  const isShort = message.split(/\s+/).length <= fewWords && !/\d|offer/.test(message);
  if (history.length === 0 && isShort && SUBJECTS.has(topic.id)) return undefined;
  const asked = askedOf(plainLibrary, request);
  const parts = partsOf(message).filter(({ isWhole }) => !isWhole);
  if (parts.length === 0) return undefined;
  const answered = parts.map((part) => ({
    part,
    entry:
      pointFor(topic, part.text, asked) ??
      pointFor(each, part.text, asked) ??
      (named === topic || !part.asks ? undefined : pointFor(named, part.text, asked)) ??
      (part.asks ? pointAnywhere(part.text, asked) : undefined),
  }));
  const questions = answered.filter(({ part }) => part.asks);
  const long = questions.filter(
    ({ part, entry }) => entry || part.text.split(/\s+/).length > tooFew,
  );
  const isToldOf = answered.some(({ part, entry }) => !part.asks && entry);
  const asks = long.length > 0 || isToldOf ? long : questions;
  const isAnswered = asks.length > 0 && asks.every(({ entry }) => entry !== undefined);
  const turns =
    named !== undefined &&
    named !== active &&
    (HEARD_ANYTIME.has(named.id) || beginsAnew(message)) &&
    asks.every(({ entry }) => !entry);
  const isNew = active === undefined || turns;
  const isTold = answered.some(({ entry }) => entry && (entry.joins || history.length > 0));
  const begins =
    isNew && !isAnswered && !(isTold && asks.length === 0)
      ? openingOf(named ?? topic, asked)
      : undefined;
  const last = begins ? asks.at(-1) : (unanswered(asks) ?? asks.at(-1));
  const isLeft =
    begins === undefined
      ? last
        ? last.entry === undefined
        : answered.every(({ entry }) => entry === undefined)
      : last !== undefined &&
        last.entry === undefined &&
        asks.length > 1 &&
        BESIDES.has(turnKinds(last.part.text)[0]!);
  const left = isLeft
    ? byKind(begins ? undefined : topic, last?.part.text ?? message, asked, last !== undefined)
    : undefined;
  const said = begins
    ? answered.filter(({ part, entry }) => part.asks || entry?.needs.some(isReckoned))
    : answered;
  const entries = [begins, ...chosenOf(said), left].filter((entry) => entry !== undefined);
  const made = entries.length > 0 ? putTogether(asked, [...new Set(entries)]) : undefined;
  return made && { ...made, subjects: [topic.subjects[0] ?? topic.id] };
};
