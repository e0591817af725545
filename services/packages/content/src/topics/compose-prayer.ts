import { general } from './areas/general.ts';
import { assemble, type ReplyParts } from './assemble.ts';
import { inPrayer, inSpeech } from './persons.ts';
import { followUps, phrases, unsure } from './phrases.ts';
import { composePlain, type PlainReplyKind } from './plain-reply.ts';
import { readRequest, type PrayerRequest, type Reading } from './read-request.ts';
import type { ComposedPrayer, Topic } from './types.ts';
import { freshVerse } from './verse-for.ts';

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

const acknowledge = (reading: Reading): string => {
  const { kind, main, second, before, persons, feeling, said, pick } = reading;
  const people = inSpeech(persons);
  const concern = main.concern;
  // Filled before they are compared: what was said stands filled in the chat.
  const freshly = (patterns: readonly string[], values: Record<string, string>): string =>
    pick.fresh(
      patterns.map((pattern) => fill(pattern, values)),
      said,
    );
  if (kind === 'more') return freshly(followUps.more, { concern });
  const heard = pick.fresh(reading.isUnsure ? unsure.heard : main.heard, said);
  if (kind === 'too') {
    const opening = people === '' ? pick.one(followUps.tooNobody) : pick.one(followUps.too);
    return fill(opening, { people });
  }
  const felt = feeling ? ` ${pick.fresh(feeling.heard, said)}` : '';
  if (second) return `${heard} ${freshly(phrases.alsoHeard, { concern: second.concern })}`;
  if (before) return `${heard} ${freshly(followUps.again, { concern: before.concern })}`;
  if (feeling) return `${heard}${felt}`;
  return people === '' ? heard : `${heard} ${freshly(phrases.forOthers, { people })}`;
};

/** “I bring you my wife Ana” comes first, a wish after what was told. */
const isBringing = (line: string): boolean => line.startsWith('I bring you');

/** Lines that go on from another cannot come first. */
const GOES_ON = /^(?:And|Then|Whatever) /;

const beginWell = (lines: string[]): string[] => {
  const first = lines.find((line) => !GOES_ON.test(line));
  return first ? [first, ...lines.filter((line) => line !== first)] : lines;
};

const prayerOf = (reading: Reading): string[] => {
  const { main, second, persons, feeling, given, day, said, pick } = reading;
  const fresh = (topic: Topic): string[] => {
    const left = topic.prayers.filter((line) => !said.includes(line));
    return left.length >= 2 ? left : topic.prayers;
  };
  const isGiven = given.told.length + given.asked.length > 0;
  const matter = second
    ? [...fresh(main).slice(0, isGiven ? 1 : 2), ...fresh(second).slice(0, 1)]
    : beginWell(pick.shuffled(fresh(main)).slice(0, feeling || isGiven ? 2 : 3));
  const people = inPrayer(persons);
  const isNamed = [...given.told, ...given.asked].join(' ');
  const unnamed = persons.named.some((name) => !isNamed.includes(name.replace(/^my /, '')));
  return [
    ...matter,
    ...(feeling ? [pick.fresh(feeling.prayers, said)] : []),
    ...(persons.late && !isNamed.includes(persons.late)
      ? [fill(pick.fresh(unsure.lateName, said), { names: persons.late })]
      : []),
    ...(day ? [fill(pick.fresh(unsure.day, said), { day })] : []),
    ...(people !== '' && (unnamed || !day)
      ? [fill(pick.fresh(phrases.holdOthers, said), { people, them: persons.them })]
      : []),
  ];
};

/** Whether the message has answered a question already. */
const isAnswered = (question: string, { day, persons }: Reading): boolean =>
  (day !== undefined && /^(?:When is it|By when|What is the next date)/.test(question)) ||
  (persons.named.length > 0 && /^(?:Who is it|Who is it that)/.test(question));

const questionOf = (reading: Reading): string => {
  const { main, isUnsure, said, pick } = reading;
  const asked = isUnsure && main === general ? unsure.questions : main.questions;
  const open = asked.filter((question) => !isAnswered(question, reading));
  return pick.fresh(open.length > 0 ? open : asked, said);
};

const PLAIN: ReadonlySet<string> = new Set([
  'greeting',
  'unclear',
  'foreign',
  'thanks',
  'off-topic',
  'redirect',
  'about-guide',
]);
const isPlain = (kind: string): kind is PlainReplyKind => PLAIN.has(kind);

/**
 * The built-in guide's reply to a prayer request: 120 to 240 words, with the person's own words in the prayer and one verse
 * that was chosen by hand for the topic.
 */
export const composePrayer = (request: PrayerRequest): ComposedPrayer => {
  const reading = readRequest(request);
  const { kind, main, second, said, pick } = reading;
  if (isPlain(kind)) return composePlain(kind, said, pick);
  const verse = freshVerse(main.verses, said, pick);
  const aside = reading.hasAside ? `${pick.fresh(unsure.aside, said)} ` : '';
  const given = [...reading.given.asked.filter(isBringing), ...reading.given.told];
  const wishes = reading.given.asked.filter((line) => !isBringing(line));
  const parts: ReplyParts = {
    opening: `${aside}${acknowledge(reading)}`,
    lead: pick.fresh(phrases.lead, said),
    address: pick.fresh(phrases.address, said),
    given: [...given, ...wishes],
    prayer: prayerOf(reading),
    spare: main.prayers,
    close: pick.fresh(phrases.close, said),
    verseLead: pick.fresh(phrases.verse, said),
    verse,
    step: said.includes(main.nextStep) ? '' : `${pick.one(phrases.step)} ${main.nextStep}`,
    question: questionOf(reading),
  };
  return {
    text: assemble(parts),
    topics: [main, second].flatMap((topic) => (topic ? [topic.id] : [])),
    passages: [verse],
  };
};
