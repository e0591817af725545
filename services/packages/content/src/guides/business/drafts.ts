import { factsIn, type Facts } from './facts.ts';

/** Whether somebody asks for words to use, not for advice. */
export const ASKS_FOR_WORDS =
  /\b(?:write|draft|word(?:ing)?|phrase|compose|letter|e-?mail|text message|message to|answer to post|reply to post|what (?:do|should|can) i (?:say|write)|how do i (?:say|tell|word|write|answer))\b/i;
const SHORTER = /\b(?:short(?:er|en)?|too long|brief(?:er)?)\b/i;

const or = (fact: string | undefined, gap: string): string => fact ?? `[${gap}]`;

const reminder = ({ sums, invoice, due, deadline, to, sender, years }: Facts): string =>
  [
    `Dear ${or(to, 'name')},`,
    (years
      ? `We have worked together for ${years} years, and I have always been glad of it. `
      : '') +
      `${invoice ? `Invoice ${invoice}` : 'Our invoice [number]'} for ${or(sums[0], 'sum')} was due on ${or(due, 'date')}, ` +
      'and I have not had an answer to my notes. Perhaps it has slipped through; perhaps something is in the way. Either would be human, and I would like to know.',
    `Please send the amount by ${or(deadline, 'date')}. If that is not possible, call me and tell me which date is, and we will find a way.`,
    `With thanks and good wishes,\n${or(sender, 'your name')}`,
  ].join('\n\n');

const newPrice = ({ sums, from, years, sender }: Facts): string =>
  [
    'Dear [name],',
    `From ${or(from, 'date')} the price changes from ${or(sums[0], 'old price')} to ${or(sums[1], 'new price')}. ` +
      (years ? `It is the first change in ${years} years. ` : '') +
      'In that time fuel, repairs and insurance have become dearer, and I would rather ask for a fair price than save on the work.',
    'Nothing else changes: the same days, the same care. If the new price is difficult for you, please call me before then; we will talk about it.',
    `Thank you for your trust.\n${or(sender, 'your name')}`,
  ].join('\n\n');

const reviewAnswer = ({ to, late }: Facts): string =>
  `“Thank you for telling us${to ? `, ${to.replace(/ \p{Lu}\.?$/u, '')}` : ''}. We finished ${late ? `${late} later` : 'later'} than we had promised, and I understand that this was annoying. ` +
  'Where we were rude, I am sorry; that is not how we want to treat people. I would like to hear from you what would put it right, and will call you this week. [your name], owner”';

const shortAnswer = ({ to }: Facts): string =>
  `“Thank you for your honesty${to ? `, ${to.replace(/ \p{Lu}\.?$/u, '')}` : ''}. We were late, and I am sorry, also for anything that came across as rude. I will call you this week to put it right. [your name]”`;

const teamNews =
  (text: string) =>
  ({ client, share, sender }: Facts): string => {
    const layoffs = /no layoffs[^.]*?\b(?:before|until) (\w+)/i.exec(text)?.[1];
    const ownPay = /(?:cutting|cut) my own pay( by [\w ]+?| in half)(?=[.,;]|$)/i.exec(text)?.[1];
    const meeting = /meeting is ([^.]+)/i.exec(text)?.[1];
    return [
      'Dear all,',
      `I want you to hear this from me, and completely: we have lost ${client ? client : '[client]'}. That is ${share ? `${share} of` : 'a large part of'} our revenue. It was not your work that decided it.`,
      `What I know today: ${layoffs ? `no layoffs are planned before ${layoffs}, and if that should change, you will hear it from me first. ` : 'wages are paid on time this month and next. '}` +
        `${ownPay ? `I am cutting my own pay${ownPay}. ` : ''}What I do not know yet is how quickly we can fill the gap. I will tell you each Friday where we stand.`,
      `${meeting ? `We meet ${meeting}. ` : ''}Bring your questions, also the uncomfortable ones, and your ideas.`,
      or(sender, 'your name'),
    ].join('\n\n');
  };

/** Said behind a draft. */
export const DRAFT_NOTES = [
  'Change whatever does not sound like you, and fill in what stands in [brackets].',
  'Read it aloud once before you send it. What stands in [brackets] only you can fill in.',
] as const;

/**
 * A text made from what somebody told, for subjects that often need one; undefined for the others.
 * @param told all that the person wrote about it in this chat
 */
export const draftFor = (subject: string, message: string, told: string): string | undefined => {
  const facts = factsIn(told);
  if (subject === 'case-late-payers') return reminder(facts);
  if (subject === 'case-price-rise') return newPrice(facts);
  if (subject === 'case-review')
    return SHORTER.test(message) ? shortAnswer(facts) : reviewAnswer(facts);
  if (subject === 'case-team-news') return teamNews(told)(facts);
  return undefined;
};

/** Whether a message wants a draft, or the one before made shorter. */
export const wantsDraft = (message: string): boolean =>
  ASKS_FOR_WORDS.test(message) || SHORTER.test(message);
