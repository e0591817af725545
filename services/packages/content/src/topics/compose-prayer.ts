import { sentencesIn } from '../words/sentences.ts';
import { asPlea } from './as-plea.ts';
import { assemble, type ReplyParts } from './assemble.ts';
import { isAnswered } from './fits.ts';
import { givenWords } from './given-words.ts';
import { joinPleas } from './join-pleas.ts';
import { nextStepOf } from './next-step.ts';
import { openingOf, plainlyTold } from './opening.ts';
import { phrases, unsure } from './phrases.ts';
import { composePlain, type PlainReplyKind } from './plain-reply.ts';
import { prayerLines } from './prayer-lines.ts';
import { readRequest, type PrayerRequest, type Reading } from './read-request.ts';
import { composeShort } from './short-prayer.ts';
import type { ComposedPrayer } from './types.ts';
import { openQuestion } from './open-question.ts';
import { bridges } from './vague.ts';
import { freshVerse } from './verse-for.ts';

/** Whether the first thing that is said is a plea. */
const beginsWithPlea = (message: string): boolean =>
  givenWords(sentencesIn(message)[0] ?? '').asked.length > 0;

/** “I bring you my wife Ana” comes first, a wish after what was told. */
const isBringing = (line: string): boolean => line.startsWith('I bring you');

/** Whether a question and a step can fit: where the matter is sure, or where there is hardly a word to keep to. */
const isKnown = ({ isUnsure, isOfMatter, isEmpty }: Reading): boolean =>
  !isUnsure || isOfMatter || isEmpty;

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
  const open = isKnown(reading)
    ? main.questions.filter((question) => !isAnswered(question, reading))
    : [];
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
 * The built-in guide's reply to a prayer request: the person's own words as a prayer and, where the matter is sure, words
 * of ours for it; with one verse that was chosen by hand for the matter, or such as fits any. Without a verse or advice
 * where that was wished for, and short where nothing more would be true.
 */
export const composePrayer = (request: PrayerRequest): ComposedPrayer => {
  const reading = readRequest(request);
  const { kind, main, second, said, pick, form } = reading;
  if (isPlain(kind)) return composePlain(kind, said, pick);
  const opening = openingOf(reading, request.message);
  if (form.isShort && main.id !== 'curse') return composeShort(reading, opening);
  const verse = form.withoutVerse ? undefined : freshVerse(main.verses, said, pick);
  const aside = reading.hasAside && main.id !== 'curse' ? `${pick.fresh(unsure.aside, said)} ` : '';
  const { asked, told } = reading.given;
  // Who begins with somebody has them named first; else the prayer asks behind what it tells, in the order of the person.
  const isFirst = (line: string): boolean => isBringing(line) && beginsWithPlea(reading.message);
  const given = [...asked.filter(isFirst), ...told];
  const wishes = asked.filter((line) => !isFirst(line)).map(asPlea);
  const step = isKnown(reading) ? nextStepOf(reading) : '';
  const parts: ReplyParts = {
    opening: `${aside}${opening}`,
    lead: pick.fresh(phrases.lead, said),
    address: addressOf(reading),
    given: [...joinPleas(given), ...joinPleas(wishes)],
    prayer: prayerLines(reading),
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
