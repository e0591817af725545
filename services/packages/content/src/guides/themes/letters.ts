import { sentencesIn } from '../../words/sentences.ts';
import type { Told } from './told.ts';

const NAME = "\\p{Lu}[\\p{L}'’&-]*";
const TITLE = '(?:(?:Mrs?|Ms|Dr|Rev|Deacon|Pastor|Miss|Sister|Brother)\\.? )?';
const first = (text: string, pattern: string): string | undefined =>
  new RegExp(pattern, 'u').exec(text)?.slice(1).find(Boolean)?.trim();

/** To whom a letter goes, and who signs it, where that was told. */
export const namesIn = (text: string): { to: string | undefined; from: string | undefined } => ({
  to: first(
    text,
    `\\bTo:? (${TITLE}${NAME}(?: ${NAME}){0,3})|[Cc]ontact(?: person)? is (${TITLE}${NAME}(?: ${NAME}){0,2})|(?:[Hh]er|[Hh]is) name(?: is|[’']s) (${TITLE}${NAME}(?: ${NAME}){0,2})|\\b((?:Mrs?|Ms|Dr|Deacon|Pastor)\\.? ${NAME}(?: ${NAME})?)|[Ll]etter (?:to|for) (${NAME}(?: ${NAME}){0,3})|[Rr]eminder (?:letter )?(?:to|for) (${NAME}(?: ${NAME}){0,3})|[Ff]acts: (${NAME}(?: ${NAME}){0,2}),`,
  ),
  from: first(
    text,
    `\\b[Ff]rom:? (${NAME}(?: ${NAME}){0,2}(?:, ${NAME}(?: ${NAME}){0,3})?)(?=[.!;\\n]|$)|\\b[Ss]igned:? (${NAME}(?: ${NAME})?(?:,? ${NAME}(?: ${NAME}){0,3})?)(?=[.!\\n]|$)|\\b(?:I am|I['’]m|[Mm]y name is) (${NAME}(?: ${NAME}){0,2})(?=[.,!\\n]|$)|\\b[Nn]ame: (${NAME})`,
  ),
});

/** Sentences that speak to the guide, not to the one who gets the letter. */
const TO_GUIDE =
  /^(?:can|could|would|will|please|pls)?\s?(?:you )?(?:please )?(?:write|word|draft|help|make|compose|give|take out|put)\b|^(?:to|from|signed|facts|name)\b:?|\bletter\b|\b(?:respectful|firm|friendly|polite|kind|gracious|short|warm)\b.{0,20}\b(?:but|and)\b|^second reminder|^she[’']?s a widow|^he[’']?s a widower|\bhow do i\b|\?$|^i want to (?:be|stay|sound)\b|^i[’']?m boiling|^firm but/i;

/** The verbs that change when somebody is spoken to and no longer spoken of. */
const agreed: Readonly<Record<string, string>> = {
  has: 'have',
  'hasn’t': 'have not',
  was: 'were',
  'wasn’t': 'were not',
  is: 'are',
  'isn’t': 'are not',
  does: 'do',
  'doesn’t': 'do not',
};

/** Told about her or him, said to you. */
export const toYou = (text: string): string =>
  text
    .replaceAll(
      /\b(called|phoned|told|asked|gave|met|saw|paid|wrote|emailed|texted|sent|offered|reminded|helped|showed|rang|for|to|with|at|from) (?:her|him|them)\b(?! \p{Ll}+(?: (?:is|was|has|had)\b))/gu,
      '$1 you',
    )
    .replaceAll(/\b(?:Her|His|Their) (?=\p{Ll})/gu, 'Your ')
    .replaceAll(/\b(?:her|his|their) (?=\p{Ll})/gu, 'your ')
    .replaceAll(/\b[Tt]hey[’']ve\b/g, 'you have')
    .replaceAll(/\b[Tt]hey[’']re\b/g, 'you are')
    .replaceAll(/\bThey\b/g, 'You')
    .replaceAll(/\b(?:they|them)\b/g, 'you')
    .replaceAll(/\b(?:She|He)(?:[’']s| is)\b/g, 'You are')
    .replaceAll(/\b(?:she|he)(?:[’']s| is)\b/g, 'you are')
    .replaceAll(/\b(?:She|He)\b/g, 'You')
    .replaceAll(/\b(?:she|he|him)\b/g, 'you')
    .replaceAll(/\bher\b/g, 'you')
    .replaceAll(
      /\b([Yy]ou) (has|hasn[’']t|was|wasn[’']t|is|isn[’']t|does|doesn[’']t)\b/g,
      (_, you: string, verb: string) => `${you} ${agreed[verb.replace("'", '’')] ?? verb}`,
    );

const ASKS =
  /^(?:and )?i (?:want|would like|[’']?d like|need|ask|hope|wish|am asking|offer|apologi[sz]e)\b/i;

const asked = (sentence: string): string =>
  sentence
    .replace(/^(?:and )?I (?:want|would like|need|wish|[’']?d like) to /i, 'I would like to ')
    .replace(/, offer to /g, '. I offer to ')
    .replace(/,? and ask (?:if|whether) I can /g, ', and I ask whether I may ')
    .replace(/, and ask (?:if|whether) /g, ', and I ask whether ');

const closed = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** "Mr. Harold Venn" is written to as Mr. Venn. */
export const addressed = (to: string | undefined): string =>
  to?.replace(/^((?:Mrs?|Ms|Dr|Deacon|Pastor)\.?) \p{Lu}[\p{L}'’-]+ (?=\p{Lu})/u, '$1 ') ??
  '[name]';

/** A letter made from what was told, or undefined when too little was told for one. */
export const letterFrom = (told: Told, isShort = false): string | undefined => {
  const { to, from } = namesIn(told.all);
  const sentences = sentencesIn(told.all)
    .filter((line) => !TO_GUIDE.test(line) && line.split(/\s+/).length > 2)
    .map((line) => line.replace(/^facts:\s/i, ''));
  const wishes = sentences
    .filter((line) => ASKS.test(line))
    .map((line) => closed(asked(toYou(line))));
  const facts = sentences.filter((line) => !ASKS.test(line)).map((line) => closed(toYou(line)));
  if (facts.length + wishes.length < 2) return undefined;
  const isSorry = /\b(?:apologi[sz]e|our fault|sorry|mistake)\b/i.test(told.all);
  const opening = isSorry
    ? 'I am writing because something went wrong on our side, and you should hear it from me.'
    : 'I am writing to you in a matter that I would like to settle openly and well.';
  const closing = isSorry
    ? 'I am sorry for it. Please call me, or tell me when I may call you.'
    : 'Thank you for reading this. A short answer would help me, and I am glad to talk it over on the phone.';
  return [
    `Dear ${addressed(to)},`,
    ...(isShort ? [] : [opening]),
    (isShort ? facts.slice(0, 2) : facts).join(' '),
    wishes.join(' '),
    ...(isShort ? [isSorry ? 'I am sorry.' : 'Thank you.'] : [closing]),
    `${isShort ? 'Yours' : 'With good wishes'},\n${from ?? '[your name]'}`,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};
