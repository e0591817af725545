import type { Passage } from '../scripture/types.ts';
import { general } from './areas/general.ts';
import { assemble, type ReplyParts } from './assemble.ts';
import { feelingIn, type Feeling } from './feelings.ts';
import { matchTopics, topicsBefore } from './match-topics.ts';
import { kindOf, type MessageKind } from './message-kind.ts';
import { inPrayer, inSpeech, nobody, personsIn, type Persons } from './persons.ts';
import { followUps, phrases } from './phrases.ts';
import { composePlain } from './plain-reply.ts';
import { pickerFor, seedOf, type Picker } from './seeded.ts';
import type { Topic, Turn } from './types.ts';
import { freshVerse, verseFoundFor } from './verse-for.ts';

/** A person's message with the chat before it, oldest first. `seed` varies the reply; without it the chat itself does. */
export interface PrayerRequest {
  message: string;
  history?: readonly Turn[];
  seed?: number;
}

/** The guide's reply. `topics` are ids, most important first; `passages` are quoted in the text word for word. */
export interface ComposedPrayer {
  text: string;
  topics: string[];
  passages: Passage[];
}

/** What a reply is made from. */
interface Reading {
  message: string;
  kind: MessageKind;
  main: Topic;
  second: Topic | undefined;
  before: Topic | undefined;
  persons: Persons;
  feeling: Feeling | undefined;
  /** All that the guide said before in this chat. */
  said: string;
  pick: Picker;
}

const SECOND_SHARE = 0.6;
/** From here a message is about its own topic, even when it says "too". */
const CERTAIN = 4;
/** A feeling of the matter itself gets a sentence; from here on it is a matter of its own. */
const CERTAIN_FEELING = 6;

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const read = ({ message, history = [], seed }: PrayerRequest): Reading => {
  const matches = matchTopics(message);
  const earlier = topicsBefore(history);
  const isFollowUp = history.some((turn) => turn.role === 'user');
  const kind = kindOf(message, matches.length > 0, isFollowUp);
  const first = matches[0]?.topic;
  const weak = (matches[0]?.score ?? 0) < CERTAIN;
  // "Pray for my wife too" stays with what the chat was about.
  const main = (kind === 'too' && weak ? earlier[0] : undefined) ?? first ?? earlier[0] ?? general;
  const feeling = kind === 'more' ? undefined : feelingIn(message, main.id);
  const next = matches.find(
    ({ topic, score }) =>
      topic !== first &&
      score >= SECOND_SHARE * (matches[0]?.score ?? 0) &&
      score >= (feeling?.topics.includes(topic.id) ? CERTAIN_FEELING : CERTAIN),
  );
  const spoken = history.map((turn) => turn.content).join('\n');
  return {
    message,
    kind,
    main,
    second: next?.topic,
    before: first && earlier[0] !== first ? earlier[0] : undefined,
    persons: main.strained && kind !== 'too' ? nobody : personsIn(message),
    feeling,
    said: history
      .filter((turn) => turn.role === 'assistant')
      .map((turn) => turn.content)
      .join('\n'),
    pick: pickerFor(seed ?? seedOf(`${spoken}\n${message}`)),
  };
};

const acknowledge = ({
  kind,
  main,
  second,
  before,
  persons,
  feeling,
  said,
  pick,
}: Reading): string => {
  const people = inSpeech(persons);
  const concern = main.concern;
  // Filled before they are compared: what was said stands filled in the chat.
  const freshly = (patterns: readonly string[], values: Record<string, string>): string =>
    pick.fresh(
      patterns.map((pattern) => fill(pattern, values)),
      said,
    );
  if (kind === 'more') return freshly(followUps.more, { concern });
  const heard = pick.fresh(main.heard, said);
  if (kind === 'too') {
    const opening = people === '' ? pick.one(followUps.tooNobody) : pick.one(followUps.too);
    return fill(opening, { people });
  }
  if (second) return `${heard} ${freshly(phrases.alsoHeard, { concern: second.concern })}`;
  if (before) return `${heard} ${freshly(followUps.again, { concern: before.concern })}`;
  if (feeling) return `${heard} ${pick.fresh(feeling.heard, said)}`;
  return people === '' ? heard : `${heard} ${freshly(phrases.forOthers, { people })}`;
};

const prayerOf = ({ main, second, persons, feeling, said, pick }: Reading): string[] => {
  const fresh = (topic: Topic): string[] => {
    const left = topic.prayers.filter((line) => !said.includes(line));
    return left.length >= 2 ? left : topic.prayers;
  };
  const matter = second
    ? [...fresh(main).slice(0, 2), ...fresh(second).slice(0, 1)]
    : pick.shuffled(fresh(main)).slice(0, feeling ? 2 : 3);
  const own = feeling ? [...matter, pick.fresh(feeling.prayers, said)] : matter;
  const people = inPrayer(persons);
  return people === ''
    ? own
    : [...own, fill(pick.fresh(phrases.holdOthers, said), { people, them: persons.them })];
};

const verseOf = ({ message, main, said, pick }: Reading): Passage =>
  (main === general ? verseFoundFor(message, said) : undefined) ??
  freshVerse(main.verses, said, pick);

/** The built-in guide's reply to a prayer request: 120 to 220 words, of our own, with one verse quoted exactly. */
export const composePrayer = (request: PrayerRequest): ComposedPrayer => {
  const reading = read(request);
  const { kind, main, second, said, pick } = reading;
  if (kind === 'greeting' || kind === 'unclear' || kind === 'foreign' || kind === 'thanks') {
    return composePlain(kind, said, pick);
  }
  const verse = verseOf(reading);
  const question = pick.fresh(main.questions, said);
  const parts: ReplyParts = {
    opening: acknowledge(reading),
    lead: pick.fresh(phrases.lead, said),
    address: pick.fresh(phrases.address, said),
    prayer: prayerOf(reading),
    spare: main.prayers,
    close: pick.fresh(phrases.close, said),
    verseLead: pick.fresh(phrases.verse, said),
    verse,
    step: said.includes(main.nextStep) ? '' : `${pick.one(phrases.step)} ${main.nextStep}`,
    question,
  };
  return {
    text: assemble(parts),
    topics: [main, second].flatMap((topic) => (topic ? [topic.id] : [])),
    passages: [verse],
  };
};
