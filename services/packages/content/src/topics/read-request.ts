import { areaGenerals } from './areas/area-generals.ts';
import { general } from './areas/general.ts';
import { wrongs } from './areas/wrongs.ts';
import { isErrand, isTurning } from './beside.ts';
import { likelyCues, topicFor, unnamed } from './choose-matter.ts';
import {
  areaOf,
  chooseTopics,
  isSureOf,
  topicOf,
  topicsBefore,
  type Chosen,
} from './choose-topics.ts';
import type { Cue } from './cues/cue.ts';
import { cuesIn } from './cues/find-cues.ts';
import { dayAhead } from './days.ts';
import { mayBeTold, shownOnly } from './evidence.ts';
import { conditionsLast, mainMatter, shepherdOrFlock } from './main-matter.ts';
import { chooseMatters } from './matters/choose-matters.ts';
import type { ToldMatter } from './matters/matter.ts';
import { isNoFalseClaim } from './happened/happened.ts';
import { hasEnded, topicHappened } from './happened/told-topic.ts';
import { groundCues, groundSituations, groundTopic } from './ground.ts';
import { formAsked, type FormAsked } from './form-asked.ts';
import { feelingIn, type Feeling } from './feelings.ts';
import { givenWords, type GivenWords } from './given-words.ts';
import { asksForHarm, ruesWish } from './harm-asked.ts';
import { signScores } from './match-topics.ts';
import { kindOf, type MessageKind } from './message-kind.ts';
import { moodOf, type Mood } from './moods.ts';
import { isForAnotherIn, nobody, personsIn, pronounFor, type Persons } from './persons.ts';
import { secondTopic } from './second-topic.ts';
import { situationsIn, topicTold } from './situations/choose-situations.ts';
import { findSituations, type FoundSituation } from './situations/find-situations.ts';
import { storiesIn } from './stories/all-stories.ts';
import { withStory, type ToldStory } from './stories/story.ts';
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
  feeling: Feeling | undefined;
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
  /** A day to come that the person named. */
  day: string | undefined;
  /** Whether no topic is named: the prayer then keeps to the person's own words. */
  isUnsure: boolean;
  isForAnother: boolean;
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
/** A story that the choice has all but ruled out is another one in the same words: a transfer that is late is no IVF. */
const LEAST_OF_STORY = 0.05;
const thinksOf = (topic: string, chosen: readonly Chosen[]): boolean =>
  chosen.some(({ id, share }) => id === topic && share >= LEAST_OF_STORY);
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

/** Where a situation is told, a second matter is one only when the whole message speaks of it, too. */
const LEAST_SECOND = 0.02;

/** Two matters, where the small ones say so too, or where there are none. */
const secondOf = (
  text: string,
  main: Topic,
  cues: readonly Cue[],
  chosen: readonly Chosen[],
  isTold: boolean,
): Topic | undefined => {
  const second = secondTopic(text, main);
  const share = chosen.find(({ id }) => id === second?.id)?.share ?? 0;
  return second &&
    (share >= LEAST_SECOND || !isTold) &&
    (cues.length === 0 ||
      cues.some(({ topic }) => topic === second.id) ||
      cues.every(({ topic }) => topic === main.id)) &&
    cues.every(({ certain }) => !certain)
    ? second
    : undefined;
};

/** What is plain about a message that is no request, before its topic is looked for. */
const plainKind = (message: string): MessageKind | undefined => {
  if (isTurning(message)) return 'redirect';
  return isErrand(message) ? 'off-topic' : undefined;
};

/** Reads a request: what kind it is, what and whom it is about, what was said before. */
export const readRequest = ({ message, history = [], seed }: PrayerRequest): Reading => {
  const { text, aside } = withoutAsides(message, chooseTopics, (left) =>
    left.some((sentence) => ASKS_FOR_PRAYER.test(sentence)),
  );
  const isHarm = asksForHarm(message);
  const matter = mainMatter(text);
  const understood = understand(matter);
  const chosen = conditionsLast(shownOnly(chooseTopics(matter, understood.whole), matter));
  const found = groundSituations(findSituations(understood), matter).filter(({ situation }) =>
    mayBeTold(situation.topic, matter),
  );
  const [best = { id: 'general', share: 0 }] = chosen;
  const isWrong = isHarm || (isSureOf(best) && best.id === 'curse');
  const isFollowUp = history.some((turn) => turn.role === 'user');
  const words = givenWords(text);
  const cues = isWrong
    ? []
    : likelyCues(groundCues(cuesIn(matter, words.asked), matter), chosen).filter(
        ({ topic }) => topic === undefined || mayBeTold(topic, matter),
      );
  const stories = isWrong
    ? []
    : storiesIn(text).filter(
        ({ topic, heard, lines }) =>
          thinksOf(topic, chosen) &&
          mayBeTold(topic, text) &&
          [heard, ...lines].every((line) => isNoFalseClaim(line, text)),
      );
  const [story] = stories;
  const rued = !isWrong && ruesWish(text) ? 'envy' : undefined;
  const guessed =
    story?.topic ??
    rued ??
    topicFor(chosen, cues, topicTold(found, chosen)) ??
    topicHappened(matter, chosen);
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
      kindOf(text, first !== undefined || cues.length > 0, isFollowUp, id ?? undefined));
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
        });
  const area =
    mood || isEmpty || leads || best.id === 'general' || cues.length > 0
      ? undefined
      : areaOf(chosen);
  const plain = area
    ? { ...areaGenerals[area], heard: unnamed(undefined, false).heard, nextStep: '' }
    : unnamed(mood, isEmpty);
  const [lead] = matters;
  const main = isWrong
    ? wrongs
    : leads && lead
      ? withWords(unnamed(undefined, false), lead, said)
      : (goesOn ?? shepherdOrFlock(first, text) ?? plain);
  const told = isWrong || isOver || kind === 'more' ? [] : situationsIn(found, main.id, chosen);
  const another = !isWrong && isForAnotherIn(main.id, text);
  const forAnother = another ? main.forAnother : undefined;
  const spoken = history.map((turn) => turn.content).join('\n');
  const grounded = groundTopic(forAnother ? { ...main, ...forAnother } : main, text);
  const isStory = story !== undefined && main.id === story.topic && kind === 'request';
  return {
    kind,
    message: text,
    main: isStory ? withStory(grounded, story, said) : grounded,
    second:
      main.id === general.id || isWrong || isStory || isOver
        ? undefined
        : secondOf(text, main, cues, chosen, told.length > 0),
    before: first && earlier[0] !== first ? earlier[0] : undefined,
    persons: isWrong ? nobody : personsOf(text, main, given, another || kind === 'too'),
    feeling: kind === 'more' || isWrong ? undefined : feelingIn(text, main.id),
    mood,
    situations: told,
    stories: isStory ? stories : [],
    matters,
    isOfMatter: leads,
    cues: isOver || kind === 'more' ? [] : cues,
    given,
    day: isWrong ? undefined : dayAhead(text),
    isUnsure: main.id === general.id,
    isForAnother: another,
    form: formAsked(message),
    hasAside: aside,
    said,
    pick: pickerFor(seed ?? seedOf(`${spoken}\n${message}`)),
  };
};
