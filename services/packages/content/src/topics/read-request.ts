import { general } from './areas/general.ts';
import { wrongs } from './areas/wrongs.ts';
import { isErrand, isTurning } from './beside.ts';
import { unnamed } from './choose-matter.ts';
import { chooseTopics, isSureOf, topicOf, topicsBefore } from './choose-topics.ts';
import type { Cue } from './cues/cue.ts';
import { cuesIn } from './cues/find-cues.ts';
import { dayAhead } from './days.ts';
import { mayBeTold } from './evidence.ts';
import { mayEnter, signsOf, sureTopic, type Signs } from './gate.ts';
import { mainMatter, shepherdOrFlock } from './main-matter.ts';
import { chooseMatters } from './matters/choose-matters.ts';
import type { ToldMatter } from './matters/matter.ts';
import { isNoFalseClaim } from './happened/happened.ts';
import { beginsWithEvent, hasEnded, topicsHappened } from './happened/told-topic.ts';
import { kindredTopic } from './kindred.ts';
import { groundCues, groundSituations, groundTopic } from './ground.ts';
import { formAsked, type FormAsked } from './form-asked.ts';
import { isOfWriter, topicForAnother } from './for-others.ts';
import { givenWords, type GivenWords } from './given-words.ts';
import { asksForHarm, ruesWish } from './harm-asked.ts';
import { signScores } from './match-topics.ts';
import { kindOf, type MessageKind } from './message-kind.ts';
import { withoutLetter } from './letter.ts';
import { moodOf, type Mood } from './moods.ts';
import { isForAnotherIn, nobody, personsIn, pronounFor, type Persons } from './persons.ts';
import { secondTopic } from './second-topic.ts';
import { situationsIn } from './situations/choose-situations.ts';
import { findSituations, type FoundSituation } from './situations/find-situations.ts';
import { storiesIn } from './stories/all-stories.ts';
import { withStory, type ToldStory } from './stories/story.ts';
import { plainMatter, withoutRole } from './plain-matter.ts';
import { pickerFor, seedOf, type Picker } from './seeded.ts';
import { topicsOfTheDead } from './tender-topics.ts';
import type { Topic, Turn } from './types.ts';
import { understand } from '../words/understand.ts';
import { withWords } from './with-words.ts';
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
  message: string;
  main: Topic;
  second: Topic | undefined;
  before: Topic | undefined;
  persons: Persons;
  mood: Mood | undefined;
  /** What is told within the topic, the plainest first. */
  situations: readonly FoundSituation[];
  /** What is told in so many words that there is no doubt about it, the leading story first. */
  stories: readonly ToldStory[];
  /** Plain matters that no topic is written for, or that stand beside the topic; the leading one first. */
  matters: readonly ToldMatter[];
  /** Whether the first of them leads, in place of a topic. */
  isOfMatter: boolean;
  /** Small matters within the message, each with a line of its own. */
  cues: readonly Cue[];
  given: GivenWords;
  /** What speaks for the matters of the message. */
  signs: Signs;
  /** A day to come that the person named. */
  day: string | undefined;
  /** Whether no topic is named: the prayer then keeps to the person's own words. */
  isUnsure: boolean;
  isForAnother: boolean;
  /** Whether there is hardly a word that the prayer could keep to. */
  isEmpty: boolean;
  /** What form of prayer was wished for. */
  form: FormAsked;
  /** Whether something was asked besides that has no place here. */
  hasAside: boolean;
  /** All that the guide said before in this chat. */
  said: string;
  pick: Picker;
}

const CLEAR_SIGNS = 4;
const ASKS_FOR_PRAYER = /\b(?:pray(?! over (?:it|that))\w*|bless|lord|thank)\b/i;
/** So few words say nothing of a matter. */
const HARDLY_A_WORD = 6;
const NOTHING: GivenWords = { told: [], asked: [] };

/** Who is prayed for: whoever is asked for by name, or whoever it is all about; nobody who may have done the harm. */
const personsOf = (message: string, main: Topic, given: GivenWords, another: boolean): Persons => {
  if (main.strained && !another) return nobody;
  const all = personsIn(message);
  // Where the matter is not known, whoever is told of may be the one who died, or who did it.
  const mayBeAny = another && !topicsOfTheDead.has(main.id) && main.id !== general.id;
  if (all.late || mayBeAny) return all;
  const asked = given.asked.find((line) => /^I (?:bring you|pray for) /.test(line));
  const among = all.named.filter((name) => asked?.includes(name.replace(/^my /, '')));
  return { named: among, them: pronounFor(among) };
};

/** A second matter, where written signs show it in the whole message, too. */
const secondOf = (text: string, main: Topic, { written }: Signs): Topic | undefined => {
  const second = secondTopic(text, main);
  return second && written.has(second.id) ? second : undefined;
};

/** What is plain about a message that is no request, before its topic is looked for. */
const plainKind = (message: string): MessageKind | undefined => {
  if (isTurning(message)) return 'redirect';
  return isErrand(message) ? 'off-topic' : undefined;
};

/** What is prayed about as itself also where a pastor suffers it, and not as the weariness of those who serve. */
const isOfAnybody = (id: string | undefined): boolean =>
  id !== undefined && (topicOf(id)?.area === 'health' || topicOf(id)?.area === 'family');

/** The signs without who somebody is to the person; undefined where that belongs to the matter. */
const signsOfSomebody = (matter: string, written: readonly string[]): Signs | undefined => {
  const neutral = withoutRole(matter);
  if (neutral === undefined) return undefined;
  const signs = signsOf(neutral, understand(neutral), written);
  return /\b(?:pastor|priest)\b/i.test(matter) && !isOfAnybody(sureTopic(signs))
    ? undefined
    : signs;
};

/** Reads a request: what kind it is, what and whom it is about, what was said before. */
export const readRequest = ({ message, history = [], seed }: PrayerRequest): Reading => {
  const { text, aside } = withoutAsides(withoutLetter(message), chooseTopics, (left) =>
    left.some((sentence) => ASKS_FOR_PRAYER.test(sentence)),
  );
  const isHarm = asksForHarm(message);
  const matter = plainMatter(mainMatter(text));
  const understood = understand(matter);
  const isFollowUp = history.some((turn) => turn.role === 'user');
  const words = givenWords(text);
  const heardCues = groundCues(cuesIn(matter, words.asked), matter);
  const told = storiesIn(text).filter(
    ({ topic, heard, lines }) =>
      mayBeTold(topic, text) && [heard, ...lines].every((line) => isNoFalseClaim(line, text)),
  );
  const written = [
    ...heardCues.flatMap(({ topic }) => topic ?? []),
    ...told.map(({ topic }) => topic),
    ...topicsHappened(matter),
  ];
  const signs = signsOfSomebody(matter, written) ?? signsOf(matter, understood, written);
  const [best = { id: 'general', share: 0 }] = signs.chosen;
  const isWrong = isHarm || (isSureOf(best) && best.id === 'curse');
  const stories = isWrong ? [] : told.filter(({ topic }) => mayEnter(topic, signs));
  const [story] = stories;
  const rued = !isWrong && ruesWish(text) ? 'envy' : undefined;
  // What is no prayer at all needs no second sign: nothing is prayed about it.
  const otherKind = isSureOf(best) && topicOf(best.id) === undefined ? best.id : undefined;
  const guessed =
    rued ??
    story?.topic ??
    otherKind ??
    beginsWithEvent(matter, signs.chosen) ??
    sureTopic(signs) ??
    // Thanks that were told in so many words are a sign by themselves.
    (best.id === 'thanksgiving' && signs.written.has(best.id) ? best.id : undefined);
  const isOver = guessed !== undefined && hasEnded(guessed, matter, words.asked);
  const id = isOver ? 'thanksgiving' : guessed;
  const first = id === undefined ? undefined : topicOf(id);
  const earlier = topicsBefore(history);
  const said = history
    .filter((turn) => turn.role === 'assistant')
    .map((turn) => turn.content)
    .join('\n');
  const kind = isWrong
    ? 'request'
    : (plainKind(text) ??
      kindOf(text, first !== undefined || heardCues.length > 0, isFollowUp, id));
  const isWeak = !first || (signScores(matter).get(first.id) ?? 0) < CLEAR_SIGNS;
  // "Pray for my wife too" stays with what the chat was about.
  const goesOn = (kind === 'too' && isWeak) || kind === 'more' ? earlier[0] : undefined;
  const given = isWrong || kind === 'more' ? NOTHING : words;
  const isEmpty = [...given.told, ...given.asked].join(' ').split(/\s+/).length <= HARDLY_A_WORD;
  const mood = isWrong ? undefined : moodOf(matter);
  const { matters, leads } =
    isWrong || isOver || kind !== 'request' || isEmpty
      ? { matters: [], leads: false }
      : chooseMatters(text, {
          topic: first,
          share: story ? 1 : best.share,
          isJoyful: mood?.id === 'joy',
          signs,
        });
  const plain = (mood || isEmpty ? undefined : kindredTopic(signs)) ?? unnamed(mood, isEmpty);
  const [lead] = matters;
  const main = isWrong
    ? wrongs
    : leads && lead
      ? withWords(general, lead, said)
      : (goesOn ?? shepherdOrFlock(first, text) ?? plain);
  const isOpen = !isWrong && !isOver && kind !== 'more';
  const found = groundSituations(findSituations(understood), matter).filter(({ situation }) =>
    mayBeTold(situation.topic, matter),
  );
  const situations = isOpen ? situationsIn(found, main.id, signs.chosen) : [];
  const cues = isOpen ? heardCues.filter(({ topic }) => topic === main.id) : [];
  const another = !isWrong && isForAnotherIn(main.id, text);
  const spoken = history.map((turn) => turn.content).join('\n');
  const grounded = groundTopic(another ? topicForAnother(main) : main, text);
  // A story that begins with the one who writes is none of somebody else.
  const isOwnStory = another && isOfWriter(story?.lines[0] ?? '', main.id);
  const isStory =
    story !== undefined && main.id === story.topic && kind === 'request' && !isOwnStory;
  return {
    kind,
    message: text,
    main: isStory ? withStory(grounded, story, said) : grounded,
    second:
      another || main.id === general.id || isStory || !isOpen || cues.some(({ certain }) => certain)
        ? undefined
        : secondOf(text, main, signs),
    before: first && earlier[0] !== first ? earlier[0] : undefined,
    persons: isWrong ? nobody : personsOf(text, main, given, another || kind === 'too'),
    mood,
    situations,
    stories: isStory ? stories : [],
    matters,
    isOfMatter: leads,
    cues,
    signs,
    given,
    day: isWrong ? undefined : dayAhead(text),
    isUnsure: main.id === general.id,
    isForAnother: another,
    isEmpty,
    form: formAsked(message),
    hasAside: aside,
    said,
    pick: pickerFor(seed ?? seedOf(`${spoken}\n${message}`)),
  };
};
