import { DATE } from '../library/facts/dates.ts';
import { closed, WEEKDAY, type Purpose } from './material.ts';

const THINGS =
  'loaf|haircut|hair cut|cut|coffee|cappuccino|cake|roll|pizza|plate|lesson|session|hour|bottle|jar|bag|box|ticket|night|wash|piece|meal|lunch|visit|trim|bouquet|litre|liter|kilo|dozen|bowl|menu|sandwich|call-out';
const RAISE = new RegExp(
  String.raw`\b(?:go(?:es|ing)?|rais\w+|put|increase\w*|chang\w+) (?:it |them |the price |my prices? |prices? )?(?:up )?(?:from ([$£€]?\d[\d.,]*\d|[$£€]?\d+) )?to ([$£€]?\d+(?:[.,]\d\d)?)`,
  'i',
);

/** Prices go up, and those who come are to read it. */
export const prices: Purpose = ({ told, own }) => {
  const { message, all } = told;
  if (!/\b(?:prices?|cost|charge|sells?)\b|[$£€]?\d[.,]\d\d\b/i.test(all)) return undefined;
  const raised = RAISE.exec(message) ?? RAISE.exec(all);
  if (!raised) return undefined;
  const thing = (new RegExp(
    `\\b(?:a|an|one|each|the|my) (${THINGS})s? (?:sells?|costs?|goes|is sold|for)\\b`,
    'i',
  ).exec(all) ??
    new RegExp(`\\b(${THINGS})s (?:are|cost|sell|go)\\b`, 'i').exec(all) ??
    new RegExp(`(?<!\\d )\\b(?:a|an|one|each|per) (${THINGS})\\b`, 'i').exec(all) ??
    /\b(dozen)\b/.exec(all))?.[1];
  const from = new RegExp(
    `\\bfrom ((?:the )?(?:next |this )?(?:${WEEKDAY}(?:,? (?:the )?\\d{1,2}(?:st|nd|rd|th)?)?|\\d{1,2}(?:st|nd|rd|th)\\b(?: of \\w+)?|${DATE}))`,
    'i',
  ).exec(all)?.[1];
  const reason =
    /\bbecause ((?:the|my|our) [^.?!]{4,60})/i.exec(all)?.[1] ??
    own.find(
      ({ text }) =>
        /\b(?:went|gone|rose|risen|doubled) ?(?:up)?\b|\bup\b.*\d/i.test(text) &&
        !/\b(?:I|we)\b/i.test(text),
    )?.text;
  const was =
    raised[1] ??
    /\b(?:sells? (?:at|for)|costs?|are|is) ([$£€]?\d+(?:[.,]\d\d)?) ?(?:now|each|at the moment|today)?(?=[.,;]| (?:and|but|now|each)|$)/i.exec(
      all,
    )?.[1];
  return {
    sentences: [
      `From ${from ?? 'the first of next month'} ${thing ? `a ${thing} costs` : 'the price is'} ${raised[2]}${was && was !== raised[2] ? ` instead of ${was}` : ''}.`,
      reason
        ? closed(reason.replace(/, and (?:my|our)\b.*$/i, ''))
        : 'What we need for it costs more, too.',
      'What’s in it stays as it was.',
      'Thank you for coming.',
    ],
    beside:
      'One sheet at eye level beside the till, from a few days before, and no more said than stands there. To one who complains: “I know. I’d rather change the price than what’s in it.”',
  };
};
