import type { Told } from '../themes/told.ts';
import { inMoneyOf, moneyIn, written, type ToldMoney } from './told-money.ts';

const GAVE = /\b(?:gave|give|made|sent|typed|paid|took|see)\s*$/i;
const MEANT = /\b(?:meant|wanted(?: to give)?|agreed|agreed on|it was|instead of)\s*$/i;
const KEEP = /\b(?:keep|leave|keep the|maybe keep)\s*$/i;

/** What was given by mistake and what was meant; undefined where that is not told. */
export const mistakeIn = ({
  all,
}: Pick<Told, 'all'>): { gave: ToldMoney; meant: ToldMoney | undefined } | undefined => {
  const sums = moneyIn(all);
  const meant = sums.find(({ lead }) => MEANT.test(lead));
  const others = sums.filter((one) => one !== meant);
  const gave =
    (meant ? others.find(({ lead }) => GAVE.test(lead)) : undefined) ??
    others.toSorted((one, other) => other.value - one.value)[0];
  if (!gave) return undefined;
  return { gave, meant: meant && meant.value < gave.value ? meant : undefined };
};

const isTwice = (all: string): boolean =>
  /\b(?:twice|double|two times|duplicate)\b/i.test(all) && !/\bgave \S+ twice\b/i.test(all);

/** It was to be once and is taken each month. */
const isRepeated = (all: string): boolean =>
  /\b(?:one time|once)\b/i.test(all) && /\b(?:again|every month|monthly)\b/i.test(all);

const onDay = (all: string): string | undefined =>
  /\b(on (?:the \d{1,2}(?:st|nd|rd|th)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|\d{1,2} [A-Z]\p{Ll}+|[A-Z]\p{Ll}{2,8} \d{1,2}))\b/u.exec(
    all,
  )?.[1] ??
  (/\bdates were (\p{Lu}\p{Ll}+ \d{1,2})/u.exec(all)?.[1]
    ? `on ${/\bdates were (\p{Lu}\p{Ll}+ \d{1,2})/u.exec(all)![1]}`
    : undefined);

const OTHERS = /\b(?:card of my|my) (son|daughter|wife|husband|mother|father|mum|mom|dad)\b/i;

const KIN = 'son|daughter|wife|husband|mother|father|mum|mom|dad|partner';
/** Whose card it was, where it was somebody else’s: "husband (R. Vermeulen)". */
const cardOwner = (all: string): string | undefined => {
  const named = new RegExp(
    `\\bname on (?:it|the card) is my (${KIN})[’']s,? ((?:\\p{Lu}(?:\\.|\\p{L}+) )*\\p{Lu}\\p{L}+)?`,
    'u',
  ).exec(all);
  if (named) return `${named[1]}${named[2] ? `, ${named[2]}` : ''}`;
  return (
    new RegExp(`\\bcard of my (${KIN})\\b`, 'i').exec(all)?.[1] ??
    new RegExp(`\\bmy (${KIN})[’']s (?:bank )?card\\b`, 'i').exec(all)?.[1]
  );
};

/** The mail that asks for money back, with all that was told and nothing else. */
export const refundLetter = (told: Told, name: string | undefined): string => {
  const { all } = told;
  const found = mistakeIn(told);
  const day = onDay(all);
  const when = day ? `${day.charAt(0).toUpperCase()}${day.slice(1)} ` : '';
  const sentence = (text: string): string =>
    `${when}${when === '' ? text : text.replace(/^My/, 'my')}`;
  const giver = OTHERS.exec(all)?.[1]?.toLowerCase();
  const isTheirs = giver !== undefined && new RegExp(`\\bmy ${giver} gave\\b`, 'i').test(all);
  const who = isTheirs ? `my ${giver}` : 'I';
  const keep = moneyIn(all).find(({ lead }) => KEEP.test(lead));
  const lines: string[] = [];
  if (isRepeated(all)) {
    const [sum] = moneyIn(all);
    lines.push(
      `I meant to give ${written(sum) ?? '[sum]'} once, and it was taken again${day ? ` ${day}` : ''}.`,
      'Please return the second payment; the first may stay.',
      'Please also end any monthly gift in my name, and confirm it.',
    );
  } else if (found && isTwice(all)) {
    lines.push(
      sentence(`My card was charged twice with ${written(found.gave)}; I meant to give it once.`),
      'Please return one of the two, and tell me on which day it goes out.',
    );
  } else if (found?.meant) {
    const back = inMoneyOf(found.gave.value - found.meant.value, found.gave);
    lines.push(
      sentence(
        `${who === 'I' || when !== '' ? who : who.replace('my', 'My')} gave ${written(found.gave)}${isTheirs ? '; it should have been' : ' and meant'} ${written(found.meant)}.`,
      ),
      `Please return the difference of ${back} the way it came.`,
      `The ${written(found.meant)} may stay.`,
    );
  } else if (found) {
    const back = keep && keep.value < found.gave.value ? found.gave.value - keep.value : undefined;
    lines.push(
      sentence(
        `${who === 'I' || when !== '' ? who : who.replace('my', 'My')} gave ${written(found.gave)}, and that was a mistake.`,
      ),
      back === undefined
        ? 'Please return what was not meant the way it came.'
        : `Please keep ${inMoneyOf(keep!.value, found.gave)} and return ${inMoneyOf(back, found.gave)} the way it came.`,
    );
  } else {
    lines.push(
      'A payment of mine went wrong: [day, sum given, sum meant].',
      'Please return the rest the way it came.',
    );
  }
  const owner = cardOwner(all);
  if (owner) lines.push(`It went over the card of my ${owner}.`);
  if (/\bbank (?:says|said|told|sent|sends)\b[^.!?]*\b(?:recipient|you|yourselves)\b/i.test(all))
    lines.push('My bank has told me to turn to you as the recipient.');
  if (/\bpower of attorney\b/i.test(all))
    lines.push('I hold the power of attorney; a copy is attached.');
  const digits = /\blast four(?: digits)?:? (\d{4})\b/i.exec(all)?.[1];
  if (digits) lines.push(`The card ends in ${digits}.`);
  lines.push(name ?? '[your name]');
  return lines.join(' ');
};

/** What comes back, where both sums are told. */
export const comesBack = (told: Told): string | undefined => {
  const found = mistakeIn(told);
  if (!found) return undefined;
  if (isTwice(told.all)) return written(found.gave);
  const kept = found.meant ?? moneyIn(told.all).find(({ lead }) => KEEP.test(lead));
  return kept && kept.value < found.gave.value
    ? inMoneyOf(found.gave.value - kept.value, found.gave)
    : undefined;
};
