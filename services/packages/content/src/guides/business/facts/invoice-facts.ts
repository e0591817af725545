import { DATE, datesIn, longDate } from '../../library/facts/dates.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { debtorMeant, debtorsIn } from './debtors.ts';

const dated = (words: string, text: string): string | undefined => {
  const found = new RegExp(`\\b(?:${words})[:,]? (?:on |by |since |is |date )*(${DATE})`, 'i').exec(
    text,
  )?.[1];
  return found && longDate(found);
};

const finished = (text: string): string | undefined =>
  dated('finished|completed|done|installed|delivered', text);

const workIn = (text: string): string | undefined => {
  const found =
    /\b[Tt]he job was (the [\p{Ll} -]{3,30}?)(?=[,.;]| finished| done)/u.exec(text)?.[1] ??
    /[$£€][\d,.]+, ((?:the )?(?:new )?[\p{Ll}][\p{Ll} ]{3,30}?)(?= finished| installed| done|,|\.)/u.exec(
      text,
    )?.[1] ??
    /\bfor (the (?:new )?[\p{Ll} ]{3,24}?)(?=[.,;]| and| since)/u.exec(text)?.[1] ??
    /\bit was (the [\p{Ll} ]{3,30}?)(?=[,.;])/u.exec(text)?.[1] ??
    (/\bthe roof is on\b/i.test(text) ? 'the roof' : undefined);
  if (!found || /\b(?:church|customer|team|business|money|first|last)\b/.test(found))
    return undefined;
  return found.startsWith('the ') ? found : `the ${found}`;
};

const owedIn = (text: string): string | undefined => {
  if (debtorsIn(text).length > 1) return undefined;
  const owed = /\b(?:owes?|owed|outstanding|due|paid nothing|one of them|invoice)\b[^]{0,60}/i.exec(
    text,
  );
  const near = owed && sumsIn(text.slice(owed.index, owed.index + 90))[0];
  return (near ?? sumsIn(text)[0])?.written;
};

/** "Three payments of $1,160 on the 15th of Sept, Oct and Nov", as an offer. */
const planIn = (text: string): string | undefined => {
  const found =
    /\b(?:take|accept|offer|take it in) ((?:two|three|four|five|six|\d+) (?:payments|parts|instal?lments)[^.!?]*)/i.exec(
      text,
    )?.[1];
  return (
    found &&
    longDate(
      found.replaceAll(/\b(Sept?|Oct|Nov|Dec|Jan|Feb|Mar|Apr|Jun|Jul|Aug)\b\.?/g, (month) =>
        longDate(`${month} 1`).replace(/ 1$/, ''),
      ),
    )
  );
};

/** What is owed, for what, since when. */
export const invoiceFacts: Readonly<Record<string, Fact>> = {
  owed: (told) => debtorMeant(told)?.written ?? owedIn(told.all),
  owedFor: ({ all }) => workIn(all),
  workDone: ({ all }) => workIn(all)?.replace(/^the /, 'the '),
  finished: ({ all }) => finished(all),
  invoice: ({ all }) => /\b[Ii]nvoice (?:no\.? ?|number |#)?([A-Z]{0,4}-?\d{2,})/.exec(all)?.[1],
  invoiceDate: ({ all }) => dated('dated', all),
  dueDate: ({ all }) => dated('due', all),
  daysLate: ({ all }) => /\b(\d+ days) late\b/i.exec(all)?.[1],
  byDate: ({ all }) => dated('need it by|by|before', all),
  lastDate: ({ message }) => dated('by|before', message),
  payPlan: ({ all }) => planIn(all),
  lateOpening: ({ all }) => {
    const years =
      /\b(?:worked together|customers?|with us)[^.]{0,20}\b(?:for )?(\d+|two|three|four|five|six|seven|eight|nine|ten) years\b/i.exec(
        all,
      )?.[1];
    if (years)
      return `we have worked together for ${years.toLowerCase()} years without any trouble, so I ask rather than complain: `;
    if (/\balways paid|no trouble\b/i.test(all))
      return 'you have always paid, so I ask rather than complain: ';
    return /\bchurch|deacon\b/i.test(all)
      ? 'the work for you is done and I was glad to do it. '
      : '';
  },
  lateClosing: ({ all }) =>
    /\bchurch|deacon\b/i.test(all)
      ? 'Thank you, and my greetings to all.'
      : /\bfirm\b/i.test(all) && /\bfriend|kind/i.test(all)
        ? 'Thank you for taking care of it; I would like to go on working for you.'
        : 'Thank you.',
  lateFigure: ({ all }) => {
    const days = [...all.matchAll(/\b(\d{2,3})(?: days)?\b/g)].map(([, value]) => Number(value));
    const [terms, real] =
      /invoice (\d+) days[^.]{0,30}pay at (\d+)/i.exec(all)?.slice(1).map(Number) ?? [];
    const sum = owedIn(all);
    if (terms && real && sum)
      return `They pay ${real - terms} days after the date, and with ${sum} outstanding you are lending them that for free.`;
    return sum && days.length > 0
      ? `${sum} is open; that is not a feeling but a figure, and it needs a date.`
      : sum
        ? `${sum} is open, and it needs a date.`
        : '';
  },
  lateAsk: ({ all }) => {
    const biggest = /\b(hospital group|hospital|church|contractors?)\b/i.exec(all)?.[1];
    return biggest && sumsIn(all).length > 0
      ? `Shall I write the message for the ${biggest.toLowerCase()}? Then I need the name of the one who decides, and since when it is open.`
      : undefined;
  },
  elderNow: ({ all }) => {
    const day = /\bon the (\d{1,2}(?:st|nd|rd|th))\b/i.exec(all)?.[1];
    return day && `This week, before the ${day}`;
  },
  wagesDue: ({ all }) => {
    const names =
      /\bpay (\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?) on (the \d{1,2}(?:st|nd|rd|th))/u.exec(all);
    return names
      ? `${names[1]} come first, whatever he does: for ${names[2]} call the other two today as well, offer five percent off for payment before that day, and if it is not enough tell your men now and not on ${names[2]}.`
      : undefined;
  },
  wagesText: ({ all }) => {
    const names =
      /\bpay (\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?) on (the \d{1,2}(?:st|nd|rd|th))/u.exec(all);
    return names ? `I pay ${names[1]} on ${names[2]}, and I need it for that. ` : undefined;
  },
  start: ({ all }) =>
    dated('starts|starting|from|begins|beginning|effective', all) ??
    (/\b(?:starts|from|starting)\b/i.test(all) ? datesIn(all)[0] : undefined),
  perUnit: ({ all }) =>
    /\bloaf\b/i.test(all)
      ? undefined
      : /\b(?:to|from) [$£€]?\d[\d.,]*,? (a (?:week|month|visit|dog|loaf|hour|day|session|head|cut))/i
          .exec(all)?.[1]
          ?.replace(/^/, ' '),
  priceItem: ({ all }) =>
    /\bloaf|bread\b/i.test(all)
      ? 'the price of a loaf'
      : /\blawn|mowing\b/i.test(all)
        ? 'the price for lawn mowing'
        : /\bdaycare\b/i.test(all)
          ? 'our weekly price'
          : undefined,
  priceUnit: ({ all }) =>
    /\bloaf\b/i.test(all)
      ? 'loaf'
      : /\bdog\b/i.test(all)
        ? 'dog'
        : /\bdaycare|famil(?:y|ies)\b/i.test(all)
          ? 'place'
          : undefined,
  customersWord: ({ all }) =>
    /\bdaycare|families\b/i.test(all)
      ? 'families'
      : /\bpatients\b/i.test(all)
        ? 'patients'
        : /\bcustomers\b/i.test(all)
          ? 'customers'
          : undefined,
  priceReason: ({ all }) => {
    const found = /\bbecause of (?:the )?([^.,;!?]{4,40})/i.exec(all)?.[1];
    if (found)
      return `The reason is ${found.trim()}${/wage/i.test(found) ? ': the people who are here every day should be able to live from it' : ''}.`;
    if (/\bflour and butter\b/i.test(all))
      return 'Flour and butter have become dearer, and I will not bake with less.';
    if (/\bdiesel\b/i.test(all))
      return 'Fuel has doubled, and I have held the old price since 2019.'.replace(
        ' since 2019',
        /2019/.test(all) ? ' since 2019' : ' for years',
      );
    const years = /\bfirst time in (\w+) years\b/i.exec(all)?.[1];
    return years ? `It is the first time in ${years} years.` : undefined;
  },
  ahead: ({ all }) =>
    /\b(?:old folks|pension|daycare|families)\b/i.test(all)
      ? 'at least six weeks ahead'
      : undefined,
  priceAsk: () => undefined,
  plan: () => undefined,
  storageSum: ({ all }) => money(sumsIn(all)[0]?.value ?? 0, signIn(all)),
};
