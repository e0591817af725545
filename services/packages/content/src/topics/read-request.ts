import { areaGenerals } from './areas/area-generals.ts';
import { general } from './areas/general.ts';
import { wrongs } from './areas/wrongs.ts';
import { areaOf, chooseTopics, isSureOf, topicOf, topicsBefore } from './choose-topics.ts';
import { covers } from './covers.ts';
import { dayAhead } from './days.ts';
import { feelingIn, type Feeling } from './feelings.ts';
import { givenWords, type GivenWords } from './given-words.ts';
import { signScores } from './match-topics.ts';
import { kindOf, type MessageKind } from './message-kind.ts';
import { isForAnother, nobody, personsIn, type Persons } from './persons.ts';
import { pickerFor, seedOf, type Picker } from './seeded.ts';
import { sentencesIn } from '../words/sentences.ts';
import type { Topic, Turn } from './types.ts';
import { withoutAsides } from './without-asides.ts';

/** A person's message with the chat before it, oldest first. `seed` varies the reply; without it the chat itself does. */
export interface PrayerRequest {
  message: string;
  history?: readonly Turn[];
  seed?: number;
}

/** What a reply is made from. */
export interface Reading {
  kind: MessageKind;
  main: Topic;
  second: Topic | undefined;
  before: Topic | undefined;
  persons: Persons;
  feeling: Feeling | undefined;
  given: GivenWords;
  /** A day to come that the person named. */
  day: string | undefined;
  /** Whether the topic is a guess that is better not made: the prayer then keeps to the person's own words. */
  isUnsure: boolean;
  isForAnother: boolean;
  /** Whether something was asked besides that has no place here. */
  hasAside: boolean;
  /** All that the guide said before in this chat. */
  said: string;
  pick: Picker;
}

/** A second matter has to be plain, in a sentence of its own: a wrong one would jar. */
const CERTAIN_SECOND = 0.75;
const SECOND_SIGNS = 5;
const CLEAR_SIGNS = 4;
const ASKS_FOR_PRAYER = /\b(?:pray\w*|bless|lord|god|thank)\b/i;
const NOTHING: GivenWords = { told: [], asked: [] };

/** Who tells much tells of one thing, with all that surrounds it. */
const LONG = 60;

const secondTopic = (message: string, main: Topic): Topic | undefined => {
  if (message.split(/\s+/).length > LONG) return undefined;
  const signs = signScores(message);
  const clauses = sentencesIn(message).flatMap((sentence) =>
    sentence.split(/[,;:]\s|\s(?:and|but)\s/),
  );
  for (const clause of clauses) {
    const [best] = chooseTopics(clause);
    if (!best || best.share < CERTAIN_SECOND || (signs.get(best.id) ?? 0) < SECOND_SIGNS) continue;
    const topic = topicOf(best.id);
    if (topic && topic !== main && !covers(main.id, topic.id)) return topic;
  }
  return undefined;
};

/** Who is prayed for: whoever is asked for by name, or whoever it is all about; nobody who may have done the harm. */
const personsOf = (message: string, main: Topic, given: GivenWords, another: boolean): Persons => {
  if (main.strained && !another) return nobody;
  const all = personsIn(message);
  if (all.late || another) return all;
  const asked = given.asked.find((line) => /^I (?:bring you|pray for) /.test(line));
  const among = all.named.filter((name) => asked?.includes(name.replace(/^my /, '')));
  return { named: among, them: among.length === 1 ? all.them : 'them' };
};

/** Reads a request: what kind it is, what and whom it is about, what was said before. */
export const readRequest = ({ message, history = [], seed }: PrayerRequest): Reading => {
  const { text, aside } = withoutAsides(message, chooseTopics, (left) =>
    left.some((sentence) => ASKS_FOR_PRAYER.test(sentence)),
  );
  const chosen = chooseTopics(text);
  const [best = { id: 'general', share: 0 }] = chosen;
  const isSure = isSureOf(best);
  const first = isSure ? topicOf(best.id) : undefined;
  const earlier = topicsBefore(history);
  const isFollowUp = history.some((turn) => turn.role === 'user');
  const kind = kindOf(text, first !== undefined, isFollowUp, isSure ? best.id : undefined);
  const isWrong = isSure && best.id === 'curse';
  const isWeak = !first || (signScores(text).get(first.id) ?? 0) < CLEAR_SIGNS;
  // "Pray for my wife too" stays with what the chat was about.
  const goesOn = (kind === 'too' && isWeak) || kind === 'more' ? earlier[0] : undefined;
  const area = best.id === 'general' || isSure ? undefined : areaOf(chosen);
  const main = isWrong ? wrongs : (goesOn ?? first ?? (area ? areaGenerals[area] : general));
  const another = !isWrong && isForAnother(text);
  const forAnother = another ? main.forAnother : undefined;
  const given = isWrong || kind === 'more' ? NOTHING : givenWords(text);
  const spoken = history.map((turn) => turn.content).join('\n');
  return {
    kind,
    main: forAnother ? { ...main, ...forAnother } : main,
    second: main.id === general.id || isWrong ? undefined : secondTopic(text, main),
    before: first && earlier[0] !== first ? earlier[0] : undefined,
    persons: isWrong ? nobody : personsOf(text, main, given, another || kind === 'too'),
    feeling: kind === 'more' || isWrong ? undefined : feelingIn(text, main.id),
    given,
    day: isWrong ? undefined : dayAhead(text),
    isUnsure:
      main.id === general.id && best.id !== 'general' && given.told.length + given.asked.length > 0,
    isForAnother: another,
    hasAside: aside,
    said: history
      .filter((turn) => turn.role === 'assistant')
      .map((turn) => turn.content)
      .join('\n'),
    pick: pickerFor(seed ?? seedOf(`${spoken}\n${message}`)),
  };
};
