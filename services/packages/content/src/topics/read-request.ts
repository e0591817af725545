import { general } from './areas/general.ts';
import { covers } from './covers.ts';
import { feelingIn, type Feeling } from './feelings.ts';
import { matchTopics, topicsBefore } from './match-topics.ts';
import { kindOf, type MessageKind } from './message-kind.ts';
import { isForAnother, nobody, personsIn, type Persons } from './persons.ts';
import { pickerFor, seedOf, type Picker } from './seeded.ts';
import type { Topic, Turn } from './types.ts';

/** A person's message with the chat before it, oldest first. `seed` varies the reply; without it the chat itself does. */
export interface PrayerRequest {
  message: string;
  history?: readonly Turn[];
  seed?: number;
}

/** What a reply is made from. */
export interface Reading {
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

const SECOND_SHARE = 0.65;
/** From here a message is about its own topic, even when it says "too". */
const CERTAIN = 4;
/** A second matter has to be plain: a wrong one would jar. */
const CERTAIN_SECOND = 5;
/** A feeling of the matter itself gets a sentence; from here on it is a matter of its own. */
const CERTAIN_FEELING = 9;

/** Reads a request: what kind it is, what and whom it is about, what was said before. */
export const readRequest = ({ message, history = [], seed }: PrayerRequest): Reading => {
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
      !covers(main.id, topic.id) &&
      score >= SECOND_SHARE * (matches[0]?.score ?? 0) &&
      score >= (feeling?.topics.includes(topic.id) ? CERTAIN_FEELING : CERTAIN_SECOND),
  );
  const spoken = history.map((turn) => turn.content).join('\n');
  const persons = main.strained && kind !== 'too' ? nobody : personsIn(message);
  const another = isForAnother(message) ? main.forAnother : undefined;
  return {
    message,
    kind,
    main: another ? { ...main, ...another } : main,
    second: next?.topic,
    before: first && earlier[0] !== first ? earlier[0] : undefined,
    persons,
    feeling,
    said: history
      .filter((turn) => turn.role === 'assistant')
      .map((turn) => turn.content)
      .join('\n'),
    pick: pickerFor(seed ?? seedOf(`${spoken}\n${message}`)),
  };
};
