import { assemble, type ReplyParts } from './assemble.ts';
import { joinPleas } from './join-pleas.ts';
import { inSpeech } from './persons.ts';
import { fill, followUps, phrases, unsure } from './phrases.ts';
import { composePlain, type PlainReplyKind } from './plain-reply.ts';
import { prayerLines } from './prayer-lines.ts';
import { readRequest, type PrayerRequest, type Reading } from './read-request.ts';
import { fitsStep, isAnswered } from './fits.ts';
import type { ComposedPrayer } from './types.ts';
import { bridges, vague } from './vague.ts';
import { freshVerse } from './verse-for.ts';

/** So few words may be said back whole. */
const FEW = 3;

/** So near a situation must be for what is said and asked around the prayer; a line of prayer may be more general. */
const PLAIN_ENOUGH = 0.68;

const heardFirst = (reading: Reading): string => {
  const { main, isUnsure, given, said, pick, message, cues, situations } = reading;
  const told = situations
    .filter(({ situation, nearness }) => situation.topic === main.id && nearness >= PLAIN_ENOUGH)
    .map(({ situation }) => situation.heard)
    .find((heard) => heard !== undefined && !said.includes(heard));
  if (told) return told;
  const [only, ...others] = given.told;
  const isTiny = only !== undefined && others.length + given.asked.length === 0;
  if (isUnsure && isTiny && cues.length === 0 && message.split(/\s+/).length <= FEW)
    return fill(pick.fresh(vague.few, said), { words: only.replace(/\.$/, '') });
  const telling = cues.find(
    (one) => one.heard && (one.certain || one.topic === main.id || isUnsure),
  )?.heard;
  return pick.fresh(telling?.some((line) => !said.includes(line)) ? telling : main.heard, said);
};

const acknowledge = (reading: Reading): string => {
  const { kind, main, second, before, persons, feeling, isUnsure, said, pick, situations } =
    reading;
  const people = inSpeech(persons);
  const concern = main.concern;
  // Filled before they are compared: what was said stands filled in the chat.
  const freshly = (patterns: readonly string[], values: Record<string, string>): string =>
    pick.fresh(
      patterns.map((pattern) => fill(pattern, values)),
      said,
    );
  if (kind === 'more') return freshly(followUps.more, { concern });
  const heard = heardFirst(reading);
  if (kind === 'too') {
    const opening = people === '' ? pick.one(followUps.tooNobody) : pick.one(followUps.too);
    return fill(opening, { people });
  }
  const isTold = situations.some(({ situation }) => situation.heard === heard);
  if (second) return `${heard} ${freshly(phrases.alsoHeard, { concern: second.concern })}`;
  if (before) return `${heard} ${freshly(followUps.again, { concern: before.concern })}`;
  if (feeling && !isUnsure && !isTold) return `${heard} ${pick.fresh(feeling.heard, said)}`;
  return people === '' || !isUnsure ? heard : `${heard} ${freshly(phrases.forOthers, { people })}`;
};

/** “I bring you my wife Ana” comes first, a wish after what was told. */
const isBringing = (line: string): boolean => line.startsWith('I bring you');

const addressOf = ({ given, mood, main, isForAnother, said, pick }: Reading): string => {
  if (given.told.length === 0) return pick.fresh(phrases.address, said);
  if (main.id === 'thanksgiving' || mood?.id === 'joy') return pick.fresh(bridges.joy, said);
  const isOfSelf = /\b(?:I|me|myself|we|us)\b/.test(
    [...given.told, ...given.asked].join(' ').replaceAll(/\bI (?:ask|pray|bring)\b/g, ''),
  );
  return pick.fresh(isForAnother && !isOfSelf ? bridges.others : bridges.plain, said);
};

const questionOf = (reading: Reading): string => {
  const { main, said, pick, situations } = reading;
  const told = situations
    .filter(({ nearness }) => nearness >= PLAIN_ENOUGH)
    .map(({ situation }) => situation.asks)
    .find((asks) => asks !== undefined && !said.includes(asks) && !isAnswered(asks, reading));
  if (told) return told;
  const open = main.questions.filter((question) => !isAnswered(question, reading));
  return pick.fresh(open.length > 0 ? open : vague.questions, said);
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
  const step = fitsStep(main.nextStep, reading) ? main.nextStep : '';
  const parts: ReplyParts = {
    opening: `${aside}${acknowledge(reading)}`,
    lead: pick.fresh(phrases.lead, said),
    address: addressOf(reading),
    given: [...joinPleas(given), ...joinPleas(wishes)],
    prayer: prayerLines(reading),
    spare: main.prayers,
    close: pick.fresh(phrases.close, said),
    verseLead: pick.fresh(phrases.verse, said),
    verse,
    step: step === '' ? '' : `${pick.one(phrases.step)} ${step}`,
    question: questionOf(reading),
  };
  return {
    text: assemble(parts),
    topics: [main, second].flatMap((topic) => (topic ? [topic.id] : [])),
    passages: [verse],
  };
};
