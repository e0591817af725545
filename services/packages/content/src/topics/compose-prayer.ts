import { asPlea } from './as-plea.ts';
import { assemble, type ReplyParts } from './assemble.ts';
import { isAnswered } from './fits.ts';
import { joinPleas } from './join-pleas.ts';
import { nextStepOf } from './next-step.ts';
import { openingOf, plainlyTold } from './opening.ts';
import { phrases, unsure } from './phrases.ts';
import { composePlain, type PlainReplyKind } from './plain-reply.ts';
import { prayerLines } from './prayer-lines.ts';
import { readRequest, type PrayerRequest, type Reading } from './read-request.ts';
import { composeShort } from './short-prayer.ts';
import type { ComposedPrayer } from './types.ts';
import { isOpenQuestion, openQuestion } from './open-question.ts';
import { bridges } from './vague.ts';
import { freshVerse } from './verse-for.ts';

/** “I bring you my wife Ana” comes first, a wish after what was told. */
const isBringing = (line: string): boolean => line.startsWith('I bring you');

/** Where a good mood may be one: a message of war or of a sickbed only sounds glad. */
const MAY_BE_GLAD: ReadonlySet<string> = new Set(['general', 'wedding', 'new-baby', 'baptism']);

const addressOf = ({
  given,
  mood,
  main,
  matters,
  isOfMatter,
  isForAnother,
  said,
  pick,
}: Reading): string => {
  if (given.told.length === 0) return pick.fresh(phrases.address, said);
  if (
    main.id === 'thanksgiving' ||
    (isOfMatter && matters[0]?.isGlad) ||
    (mood?.id === 'joy' && MAY_BE_GLAD.has(main.id))
  )
    return pick.fresh(bridges.joy, said);
  const isOfSelf = /\b(?:I|me|myself|we|us|my|our)\b/.test(
    [...given.told, ...given.asked].join(' ').replaceAll(/\bI (?:ask|pray|bring)\b/g, ''),
  );
  return pick.fresh(isForAnother && !isOfSelf ? bridges.others : bridges.plain, said);
};

const questionOf = (reading: Reading): string => {
  const { main, said, pick, stories } = reading;
  if (stories.length > 0) return pick.fresh(main.questions, said);
  const told = plainlyTold(reading)
    .map((situation) => situation.asks)
    .find((asks) => asks !== undefined && !said.includes(asks) && !isAnswered(asks, reading));
  if (told) return told;
  const open = main.questions.filter(
    (question) => !isAnswered(question, reading) && !isOpenQuestion(question),
  );
  return open.length > 0 ? pick.fresh(open, said) : openQuestion(reading);
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
 * The built-in guide's reply to a prayer request: 120 to 240 words, more where much was told, with the person's own words
 * in the prayer and one verse that was chosen by hand for the topic; shorter, and without a verse or advice, where that
 * was wished for.
 */
export const composePrayer = (request: PrayerRequest): ComposedPrayer => {
  const reading = readRequest(request);
  const { kind, main, second, said, pick, form } = reading;
  if (isPlain(kind)) return composePlain(kind, said, pick);
  const opening = openingOf(reading, request.message);
  if (form.isShort && main.id !== 'curse') return composeShort(reading, opening);
  const verse = form.withoutVerse ? undefined : freshVerse(main.verses, said, pick);
  const aside = reading.hasAside && main.id !== 'curse' ? `${pick.fresh(unsure.aside, said)} ` : '';
  const given = [...reading.given.asked.filter(isBringing), ...reading.given.told];
  const wishes = reading.given.asked.filter((line) => !isBringing(line)).map(asPlea);
  const step = nextStepOf(reading);
  const parts: ReplyParts = {
    opening: `${aside}${opening}`,
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
    passages: verse ? [verse] : [],
  };
};
