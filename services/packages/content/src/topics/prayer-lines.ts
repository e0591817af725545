import { matterLines } from './matters/matter-lines.ts';
import { detailsOf } from './details/details-of.ts';
import { plainLinesFor } from './details/read-plain.ts';
import { grounded } from './needs/is-grounded.ts';
import { isOfWriter } from './for-others.ts';
import { isMeant, shareOfArea } from './gate.ts';
import { unlike } from './unlike.ts';
import { personLine } from './person-lines.ts';
import { askedPersonLines, pleaLine, toldPersonLine } from './plea-lines.ts';
import { fill, phrases, unsure } from './phrases.ts';
import { inPrayer } from './persons.ts';
import type { Reading } from './read-request.ts';
import type { Topic } from './types.ts';
import { byName, inOwnVoice } from './own-voice.ts';
import { isOfBody, isOfThings, wishesIn } from './wishes/find-wishes.ts';

/** Lines that go on from another cannot come first. */
const GOES_ON = /^(?:And|Then|Whatever|In all|Instead) /;

const beginWell = (lines: string[]): string[] => {
  const first = lines.find((line) => !GOES_ON.test(line));
  return first ? [first, ...lines.filter((line) => line !== first)] : lines;
};

/** Lines for the small matters within the topic: what nobody else's prayer would have. */
const cueLines = ({ cues, main, isForAnother, said, pick }: Reading): string[] => [
  ...new Set(
    cues.flatMap(({ lines }) => {
      const open = lines.filter(
        (line) => !said.includes(line) && !(isForAnother && isOfWriter(line, main.id)),
      );
      return open.length > 0 ? [pick.one(open)] : [];
    }),
  ),
];

/** So many lines of ours beside the words of the person. */
const MOST_LINES = 3;

/** The lines of the situations told: of a single one up to two, of several one each. */
const situationLines = ({ situations, main, isForAnother, said, pick }: Reading): string[] => {
  const open = situations.map(({ situation: { lines } }) => {
    const fitting = isForAnother ? lines.filter((line) => !isOfWriter(line, main.id)) : lines;
    const fresh = fitting.filter((line) => !said.includes(line));
    return fresh.length > 0 ? fresh : fitting;
  });
  const [first = []] = open;
  return open.length === 1
    ? [...first]
    : open.flatMap((lines) => (lines.length > 0 ? [pick.one(lines)] : []));
};

/** So many lines of the leading story, and of one beside it. */
const MOST_OF_STORY = 2;
const MOST_WITHOUT_WISHES = 3;

/** The lines of the stories told: two of the leading one, one of another. */
const storyLines = (
  { stories: [lead, beside], main, said, isForAnother }: Reading,
  most: number,
): string[] => {
  const fresh = (lines: readonly string[] = []): string[] =>
    lines.filter((line) => !said.includes(line) && !(isForAnother && isOfWriter(line, main.id)));
  return [...fresh(lead?.lines).slice(0, most), ...fresh(beside?.lines).slice(0, 1)];
};

/** What is told within the topic, or without one, where no story is; nothing said of oneself where it is about another. */
const detailLines = (reading: Reading): string[] => {
  const { stories, main, message, isForAnother, isUnsure, isOfMatter, said, signs } = reading;
  if (stories.length > 0 || isOfMatter) return [];
  const lines = isUnsure
    ? plainLinesFor(message)
        .filter((one) => isMeant(one, signs))
        .map(({ line }) => line)
    : detailsOf(main.id, message);
  return grounded(lines, message)
    .filter((line) => !said.includes(line) && !(isForAnother && isOfWriter(line, main.id)))
    .slice(0, MOST_OF_STORY);
};

/** The topic’s own lines, as many as are wanted, of those that do not say again what `before` says. */
const topicLines = (reading: Reading, wanted: number, before: readonly string[]): string[] => {
  const { main, second, said, pick, isForAnother } = reading;
  if (wanted === 0 && !second) return [];
  const fresh = (topic: Topic): string[] => {
    const left = topic.prayers.filter((line) => !said.includes(line));
    return left.length >= 2 ? left : topic.prayers;
  };
  const open = fresh(main);
  const fitting = isForAnother ? open.filter((line) => !isOfWriter(line, main.id)) : open;
  const all = unlike(pick.shuffled(fitting.length > 0 ? fitting : open), before);
  const own = beginWell(all.slice(0, Math.max(second ? 1 : 0, wanted)));
  return second ? [...own, ...unlike(fresh(second), [...before, ...own]).slice(0, 2)] : own;
};

/** So many of the things asked for get a line of their own: of several pleas one more. */
const MOST_WISHES = 2;
const MOST_WISHES_OF_MANY = 3;
const MANY_PLEAS = 3;

/** Where a plea goes on to tell of what it asks for: a dog that is only mentioned there is not prayed for. */
const TELLS_ON =
  /[,;]? \b(?:who|whom|whose|which|whoever|because|since|while|when|but|so that|instead of)\b|[,;] (?!and (?:that|for)\b)/u;

/** What was asked for, prayed in words of ours: only what the plea itself begins with, and nothing that was thanked for. */
const wishLines = ({ given, main, message, isOfMatter, said, pick, signs }: Reading): string[] => {
  if (main.id === 'curse') return [];
  const pleas = given.asked
    .filter((line) => !line.startsWith('Thank you'))
    .map((line) => line.split(TELLS_ON)[0] ?? '');
  // Doctors and nights are asked for in other matters, too.
  const isOfHealth = shareOfArea(signs, 'health') >= LEAST_OF_HEALTH;
  return wishesIn(pleas.join('. '))
    .filter((wish) => (!isOfMatter || !isOfThings(wish)) && (isOfHealth || !isOfBody(wish)))
    .map(({ lines }) => grounded(lines, message).filter((line) => !said.includes(line)))
    .flatMap((lines) => (lines.length > 0 ? [pick.one(lines)] : []));
};
const LEAST_OF_HEALTH = 0.15;

/** All but the words of the person: lines of what is told, of the topic, of feelings, people and days. */
export const prayerLines = (reading: Reading): string[] => [
  ...new Set(inOwnVoice(byName(linesOf(reading), reading), reading)),
];

const speaksOfOne = (line: string, other: string): boolean =>
  (line.match(/(?<=[a-z,] )\p{Lu}\p{Ll}+/gu) ?? []).some((name) => other.includes(name));

const linesOf = (reading: Reading): string[] => {
  const { main, persons, message, given, day, said, pick } = reading;
  const ofMany = given.asked.length >= MANY_PLEAS ? MOST_WISHES_OF_MANY : MOST_WISHES;
  const most = reading.isOfMatter ? ofMany - 1 : ofMany;
  const heard = unlike(wishLines(reading)).slice(0, most);
  const tale = [
    ...(reading.isOfMatter ? matterLines(reading, heard.length) : []),
    ...detailLines(reading),
    ...storyLines(reading, heard.length > 1 ? MOST_OF_STORY : MOST_WITHOUT_WISHES),
  ];
  const plain =
    reading.isUnsure && heard.length === 0 && tale.length === 0 ? pleaLine(reading) : undefined;
  const wished = [...heard, ...(plain ? [plain] : [])];
  const ofStory = unlike(tale, wished);
  // Who is named in the story has a line there.
  const asked = unlike(askedPersonLines(reading), heard).filter(
    (line) => !ofStory.some((told) => speaksOfOne(line, told)),
  );
  // A story says enough of its matter: beside it only what was asked for has a place.
  const isWhole = reading.isOfMatter || ofStory.length >= MOST_OF_STORY;
  const room = Math.max(0, MOST_LINES + 1 - wished.length - ofStory.length);
  const told = isWhole
    ? []
    : unlike(situationLines(reading), [...wished, ...ofStory]).slice(0, room);
  const left = Math.max(0, MOST_LINES - told.length - ofStory.length - wished.length);
  const small =
    isWhole || told.length > 1
      ? []
      : unlike(cueLines(reading), [...wished, ...ofStory, ...told]).slice(0, left);
  const special = told.length + small.length + wished.length + ofStory.length;
  const matter = topicLines(reading, wantedOfTopic(reading, special + asked.length, isWhole), [
    ...wished,
    ...ofStory,
    ...told,
    ...small,
  ]);
  const beside = reading.isOfMatter
    ? []
    : unlike(matterLines(reading, 0), [...wished, ...ofStory, ...told, ...small, ...matter]);
  const people = inPrayer(persons);
  const toldOf = special > 2 ? undefined : toldPersonLine(reading);
  const words = [...given.told, ...given.asked].join(' ');
  const unnamed = persons.named.some((name) => !words.includes(name.replace(/^my /, '')));
  const ofPerson =
    main.strained || special > 1 || asked.length > 0
      ? undefined
      : personLine(persons, message, said, pick);
  return [
    ...wished,
    ...asked,
    ...ofStory,
    ...told,
    ...small,
    ...matter,
    ...beside,
    ...(persons.late && !words.includes(persons.late)
      ? [fill(pick.fresh(unsure.lateName, said), { names: persons.late })]
      : []),
    ...(day && special < 2
      ? [fill(pick.fresh(unsure.day, said), { day }).replace(/\bon (?=tomorrow|tonight|next )/, '')]
      : []),
    ...(ofPerson && !unnamed ? [ofPerson] : toldOf ? [toldOf] : []),
    ...(people !== '' && unnamed && asked.length === 0
      ? [fill(pick.fresh(phrases.holdOthers, said), { people, them: persons.them })]
      : []),
  ];
};

/** So many lines that fit anything, or a whole family of topics, where none is sure. */
const OF_UNSURE = 2;

/** How many lines of the topic's own are wanted beside what is special. */
const wantedOfTopic = ({ given, isUnsure }: Reading, special: number, isWhole: boolean): number => {
  const words = given.told.length + given.asked.length;
  if (isUnsure && words > 0) return Math.max(0, OF_UNSURE - special);
  const least = special > 0 || isWhole ? 0 : 1;
  return Math.max(least, (words > 0 ? 2 : MOST_LINES) - special);
};
