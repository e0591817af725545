import { covers } from './covers.ts';
import { personLine } from './person-lines.ts';
import { fill, phrases, unsure } from './phrases.ts';
import { inPrayer } from './persons.ts';
import type { Reading } from './read-request.ts';
import type { Topic } from './types.ts';

/** Lines that go on from another cannot come first. */
const GOES_ON = /^(?:And|Then|Whatever|In all|Instead) /;

const beginWell = (lines: string[]): string[] => {
  const first = lines.find((line) => !GOES_ON.test(line));
  return first ? [first, ...lines.filter((line) => line !== first)] : lines;
};

const OF_SELF = /\b(?:I|me|my|mine|myself)\b/;
/** So many lines for small matters, and for the topic beside them. */
const MOST_CUES = 2;

/** Lines for the small matters of a message, the most telling first: what nobody else's prayer would have. */
const cueLines = ({ cues, isForAnother, main, isUnsure, said, pick }: Reading): string[] => {
  const fitting = cues.flatMap((one) => {
    if (
      one.topic !== undefined &&
      one.topic !== main.id &&
      (covers(main.id, one.topic) || covers(one.topic, main.id))
    )
      return [];
    const open = one.lines.filter(
      (line) => !said.includes(line) && !(isForAnother && OF_SELF.test(line)),
    );
    return open.length > 0 ? [{ one, line: pick.one(open) }] : [];
  });
  // What belongs to the topic comes first, then what has none; what belongs to another topic last.
  const rank = ({ topic }: { topic?: string }): number => {
    if (topic === main.id) return 0;
    return topic === undefined ? 1 : 2;
  };
  const sorted = isUnsure ? fitting : fitting.toSorted((a, b) => rank(a.one) - rank(b.one));
  const lines = [...new Set(sorted.map(({ line }) => line))];
  return lines.slice(0, MOST_CUES);
};

/** All but the words of the person: the topic's lines, those of small matters, feelings, people and days. */
export const prayerLines = (reading: Reading): string[] => {
  const { main, second, persons, feeling, given, day, said, pick, isForAnother } = reading;
  const fresh = (topic: Topic): string[] => {
    const left = topic.prayers.filter((line) => !said.includes(line));
    return left.length >= 2 ? left : topic.prayers;
  };
  const fitting = (lines: string[]): string[] => {
    const open = isForAnother ? lines.filter((line) => !OF_SELF.test(line)) : lines;
    return open.length > 0 ? open : lines;
  };
  const small = cueLines(reading);
  const isGiven = given.told.length + given.asked.length > 0;
  const room = Math.max(1, (feeling || isGiven ? 2 : 3) - (small.length > 1 ? 1 : 0));
  const matter = second
    ? [...fresh(main).slice(0, isGiven ? 1 : 2), ...fresh(second).slice(0, 1)]
    : beginWell(pick.shuffled(fitting(fresh(main))).slice(0, room));
  const people = inPrayer(persons);
  const words = [...given.told, ...given.asked].join(' ');
  const unnamed = persons.named.some((name) => !words.includes(name.replace(/^my /, '')));
  const ofPerson = main.strained ? undefined : personLine(persons, said, pick);
  return [
    ...small,
    ...matter,
    ...(feeling && small.length === 0 ? [pick.fresh(feeling.prayers, said)] : []),
    ...(persons.late && !words.includes(persons.late)
      ? [fill(pick.fresh(unsure.lateName, said), { names: persons.late })]
      : []),
    ...(day && small.length < 2
      ? [fill(pick.fresh(unsure.day, said), { day }).replace(/\bon (?=tomorrow|tonight|next )/, '')]
      : []),
    ...(ofPerson && !unnamed ? [ofPerson] : []),
    ...(people !== '' && unnamed
      ? [fill(pick.fresh(phrases.holdOthers, said), { people, them: persons.them })]
      : []),
  ];
};
