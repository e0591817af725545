import type { Purpose } from './material.ts';

const SKILL =
  /^(?:I|We)(?:[’'](?:m|d|ve|re)| (?:am|can|could|do|make|have|would|speak|know|worked|work|offer|teach|repair|build))\b/;
const LIMIT =
  /\b(?:no more|at most|only|not in|hours? a (?:week|month)|a (?:year|month|week) for free|for free)\b/i;
const NO_OFFER =
  /\b(?:burned|burnt|don[’']t have|no money|not much|would understand|afraid|sorry|need help|lost|can[’']t|got)\b/i;
const DRAGGED =
  /\b(?:emails?|calls|messages) for \d+ (?:months|years)|never ended|ended up|kept (?:asking|coming)|taken advantage|used up\b/i;

/** What somebody offers to do for others, with the limits that were told. */
export const offer: Purpose = ({ told, own }) => {
  if (!/\b(?:offer|post|advert|notice)\b/i.test(told.message)) return undefined;
  const lines = own
    .map(({ text }) => text.replace(/, or my [^.]*(?=\.$)/, '').replace(/ \((?:me|myself)\)/, ''))
    .filter((text) => (SKILL.test(text) || LIMIT.test(text)) && !NO_OFFER.test(text));
  if (lines.length === 0) return undefined;
  const ends = DRAGGED.test(told.all);
  return {
    sentences: [
      ...lines.slice(-3),
      ...(ends
        ? [
            'We agree before on what is in it and on the day it’s handed over; after that it’s yours, with two weeks for mistakes.',
          ]
        : []),
      'If that would help you, tell me in three lines what you do, whom it’s for, and by when you need it.',
      'I answer everybody, also with a no.',
    ],
    beside: `Put your name below it, and a day until which the offer stands.${ends ? ' The line about the end is the one that protects you; leave it in.' : ''}`,
  };
};
