import type { Passage } from '../scripture/types.ts';
import { general } from './areas/general.ts';
import { assemble, type ReplyParts } from './assemble.ts';
import { inPrayer, inSpeech } from './persons.ts';
import { followUps, phrases } from './phrases.ts';
import { composePlain } from './plain-reply.ts';
import { readRequest, type PrayerRequest, type Reading } from './read-request.ts';
import type { ComposedPrayer, Topic } from './types.ts';
import { freshVerse, verseFoundFor } from './verse-for.ts';

const fill = (pattern: string, values: Record<string, string>): string =>
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

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
  const felt = feeling ? ` ${pick.fresh(feeling.heard, said)}` : '';
  if (second) return `${heard}${felt} ${freshly(phrases.alsoHeard, { concern: second.concern })}`;
  if (before) return `${heard} ${freshly(followUps.again, { concern: before.concern })}`;
  if (feeling) return `${heard}${felt}`;
  return people === '' ? heard : `${heard} ${freshly(phrases.forOthers, { people })}`;
};

/** Lines that go on from another cannot come first. */
const GOES_ON = /^(?:And|Then|Whatever) /;

const beginWell = (lines: string[]): string[] => {
  const first = lines.find((line) => !GOES_ON.test(line));
  return first ? [first, ...lines.filter((line) => line !== first)] : lines;
};

const prayerOf = ({ main, second, persons, feeling, said, pick }: Reading): string[] => {
  const fresh = (topic: Topic): string[] => {
    const left = topic.prayers.filter((line) => !said.includes(line));
    return left.length >= 2 ? left : topic.prayers;
  };
  const matter = second
    ? [...fresh(main).slice(0, 2), ...fresh(second).slice(0, 1)]
    : beginWell(pick.shuffled(fresh(main)).slice(0, feeling ? 2 : 3));
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
  const reading = readRequest(request);
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
