import type { Purpose } from './material.ts';
import { toRecipient } from './own-sentences.ts';
import { foundIn, saidTo, turned } from './told-to.ts';

const LATE =
  /\b(?:I|we) (?:had )?promised (?:to )?([^.?!]{4,80}?),? (?:by|until) ((?:the )?[^,.?!]{3,24}?),? (?:and|but) (?:it|they|that) (?:won[’']?t|will not|can[’']?t|cannot) be (?:ready|done|finished|there|delivered)(?: (?:before|until|till) ((?:the )?[^,.?!]{3,24}))?/iu;

/** What was promised comes later. */
export const late: Purpose = (material) => {
  const found = foundIn(material, LATE);
  const what =
    found &&
    turned(
      found[1]!.replace(/ (?:for|to) (?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}[\p{L}’'-]+$/u, ''),
      material,
    );
  if (!found || !what) return undefined;
  const reason = saidTo(
    material,
    /\b(?:broken|broke|ill|sick|late|delay\w*|storm|rain|strike|missing|stolen|wrong|out of stock|supplier|accident)\b/i,
  ).filter((text) => !LATE.test(text));
  return {
    sentences: [
      `I promised to ${what.replace(/^to /, '')} by ${found[2]!.trim()}, and I can’t keep that day.`,
      ...reason.slice(0, 1),
      found[3]
        ? `The day I can stand by is ${found[3].trim()}.`
        : 'By tomorrow evening you have the day I can stand by.',
      'I’m sorry; you had counted on it.',
      'If that day causes you trouble, tell me, and we’ll find a way.',
    ],
    beside:
      'Send it today, before you are asked. One day, one reason; a second reason sounds like an excuse.',
  };
};

const HABIT =
  /^(?:[Hh]e|[Ss]he|(?:[Mm]y|[Oo]ur) [^.?!]{3,40}?|\p{Lu}\p{Ll}+) (?:(?:always|often|still|never|only|also|now|sometimes|keeps?) )?(?!is\b|was\b|has\b|says\b|thinks\b|wants\b|knows\b|likes\b|means\b|lives\b|works\b)\p{Ll}{2,}[^s\W]s [^.?!]{6,}/u;

const DEED =
  /^(?:[Hh]e|[Ss]he|(?:[Mm]y|[Oo]ur) [^.?!]{3,40}?|\p{Lu}\p{Ll}+) (?:has |had )?(?:borrowed|took|taken|broke|damaged|lost|forgot|left|used|sold|cancell?ed|ignored|promised|scratched|came|cut|moved|gave|spent|changed|threw|copied|stopped|missed|sent|told|shouted|called)\b/u;

/** Something that somebody does again and again, and that has to be spoken of. */
export const habit: Purpose = (material) => {
  const { told, to } = material;
  if (
    to.relation === undefined ||
    !/\b(?:bring (?:it|this|that) up|raise (?:it|this|that)|talk to|tell|say|address|how do i put)\b/i.test(
      told.message,
    )
  )
    return undefined;
  const isDeed = material.own.every(({ text }) => !HABIT.test(text));
  const seen = material.own
    .filter(({ text }) => (isDeed ? DEED : HABIT).test(text))
    .flatMap(
      ({ text }) =>
        toRecipient(
          text.replace(
            /,? (?:and |(?=(?:he|she) ))(?:he |she )?(?:thinks|says|believes|doesn[’']?t|didn[’']?t|laughs|never|now)\b[^.?!]*/i,
            '',
          ),
          to,
        ) ?? [],
    )
    .find((text) => /^You \p{Ll}/u.test(text));
  if (!seen) return undefined;
  const amount = material.own
    .map(({ text }) => /^(?:About|Around|Maybe|Roughly) [^.?!]*\d[^.?!]*/i.exec(text)?.[0])
    .find(Boolean);
  return {
    sentences: [
      'I’d like to speak with you about something while it’s still small.',
      `${seen.replace(/[.!]$/, '')}${amount ? `, ${amount.charAt(0).toLowerCase()}${amount.slice(1).replace(/[.!]$/, '')}` : ''}.`,
      'I may not know the whole of it, so tell me how you see it.',
      isDeed
        ? 'I’d like us to settle it together and then leave it behind us.'
        : 'What I’d like is one rule that holds for both of us, and that we’d both be ready to show.',
    ],
    beside:
      'Alone, without an audience, and not on a day when there was a quarrel. Ask first and listen to the end; agree on one thing, with a day on which you look at it again.',
  };
};

const STANDS =
  /\b(?:behind with|behind on|late with|can[’']?t (?:come|make|attend|be there)|won[’']?t (?:come|make|be there)|miss(?:ed)? (?:the|two|three|our|last)|stroke|hospital|surgery|operation|funeral|died|ill|sick|broke my|night shifts?|moved house|no internet|new baby|newborn|lost my job|laid off|accident)\b/i;

/** How it stands with the writer, to somebody who waits for something. */
export const standing: Purpose = (material) => {
  if (material.to.name === undefined && material.to.relation === undefined) return undefined;
  const facts = material.own
    .filter(({ text }) => STANDS.test(text) && /^(?:I|I[’']m|I[’']ve|We|My|Our)\b/.test(text))
    .flatMap(({ text }) => toRecipient(text, material.to) ?? [])
    .slice(-3);
  if (
    facts.length === 0 ||
    !/\b(?:write|message|text|e-?mail|note|lines?|sentences?|explain|tell)\b/i.test(
      material.told.message,
    )
  )
    return undefined;
  return {
    sentences: [
      ...facts,
      'I’d like to go on as soon as I can, and I’ll tell you by the end of next week how it looks.',
    ],
    beside: 'What has happened, and when they hear from you again: more isn’t owed.',
  };
};
