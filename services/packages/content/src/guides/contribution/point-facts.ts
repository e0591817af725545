import { byWords } from '../library/facts/by-words.ts';
import { datesIn, longDate } from '../library/facts/dates.ts';
import { money, signIn } from '../library/facts/sums.ts';
import type { Fact } from '../library/types.ts';

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December';
const weekdays = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday';
const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (one) => one.toUpperCase());
const value = (digits: string): number => Number(digits.replaceAll(',', ''));

/** What was given by a slip, and what was meant. */
const slip = (text: string): { gave?: number; meant?: number } => {
  const meant = first(
    text,
    /\bmeant(?: to (?:give|type|put|send|donate))?(?: it to be)?(?: just| only)? [$£€]?(\d[\d,]*(?:\.\d\d)?)/i,
  );
  const gave =
    first(
      text,
      /\b(?:gave|give|put(?: in)?|typed(?: in)?|entered|donated|sent|paid|charged|hit|wrote|did|took)(?: me| you| out)? [$£€]?(\d[\d,]*(?:\.\d\d)?)/i,
    ) ?? undefined;
  return {
    ...(gave === undefined ? {} : { gave: value(gave) }),
    ...(meant === undefined ? {} : { meant: value(meant) }),
  };
};

/** The day on which money went out; never the one on which another bill is due. */
const slipDay = (text: string): string | undefined => {
  const near = new RegExp(
    `\\b(?:gave|put|typed|donated|sent|paid|went through|charged|charge)\\b[^.!?\\n]{0,40}?\\b(?:on )?(last night|tonight|yesterday|this morning|today|(?:last )?(?:${weekdays})|the \\d{1,2}(?:st|nd|rd|th))\\b`,
    'i',
  ).exec(text)?.[1];
  const dated = /\b(?:gave|put|typed|donated|sent|paid|went through|charged)\b[^.!?\n]{0,40}/i.exec(
    text,
  )?.[0];
  const found = (dated && datesIn(dated)[0]) ?? near;
  return (
    found &&
    (new RegExp(weekdays, 'i').test(found)
      ? capital(longDate(found))
      : found.toLowerCase().startsWith('the')
        ? found
        : longDate(found))
  );
};

const hour = (text: string): string | undefined =>
  /\bat (\d{1,2}(?::\d\d)? ?[ap]\.?m\.?)/i.exec(text)?.[1];
const cardName = (text: string): string | undefined =>
  /\bname (?:on (?:it|the card) )?(?:is|was) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){0,2})/u.exec(
    text,
  )?.[1] ??
  /\b[Mm]y name(?: is|[’']s) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'.-]+){0,2})/u.exec(text)?.[1];

const bill =
  /\b((?:light|electric\w*|power|gas|water|phone|car|truck|rent|mortgage|house|insurance|credit card) (?:bill|payment|note)|rent|mortgage)\b/i;
const needBy = (text: string): { day: string; what: string | undefined } | undefined => {
  const found = new RegExp(
    `\\b(?:before|by|until|due|hits?|comes out|on)(?: (?:my|the) (?:\\w+ ){1,3}?(?:hits?|comes out|is due))?(?: on)? (${weekdays})\\b`,
    'i',
  ).exec(text)?.[1];
  return found
    ? { day: capital(found.toLowerCase()), what: bill.exec(text)?.[1]?.toLowerCase() }
    : undefined;
};

const clocks: readonly (readonly [RegExp, string])[] = [
  [
    /\bnew zealand|dunedin|auckland|wellington|christchurch\b/i,
    'where you are it is already late Thursday morning when the gathering begins (half past eleven in your summer, half past ten in winter), and an owner’s evening in the United States is your early afternoon of the next day.',
  ],
  [
    /\baustralia|sydney|melbourne|brisbane\b/i,
    'where you are it is already Thursday morning when the gathering begins, and an evening in the United States is the late morning of your next day.',
  ],
  [
    /\bphilippines|manila|cebu|davao\b/i,
    'where you are it is already Thursday morning when the gathering begins, about half past six or half past seven.',
  ],
  [
    /\bkenya|nairobi|uganda|kampala|tanzania\b/i,
    'where you are it is about half past one or two in the night when the gathering begins; an owner’s morning in the United States is your late afternoon.',
  ],
  [
    /\bengland|london|leeds|scotland|wales|ireland|britain\b/i,
    'where you are it is half past eleven at night when the gathering begins; your afternoon is the morning over there.',
  ],
  [
    /\bgermany|austria|graz|netherlands|france|spain|italy|switzerland|poland\b/i,
    'where you are it is half past midnight when the gathering begins; your afternoon is the morning over there.',
  ],
];

/** What the single questions about giving lean on. */
export const pointFacts: Readonly<Record<string, Fact>> = {
  refundGave: ({ all }) => {
    const { gave } = slip(all);
    return gave === undefined ? undefined : money(gave, signIn(all));
  },
  refundMeant: ({ all }) => {
    const { meant } = slip(all);
    return meant === undefined ? undefined : money(meant, signIn(all));
  },
  refundWhen: ({ all }) => slipDay(all),
  refundHour: ({ all }) => hour(all),
  refundName: ({ all }) => cardName(all),
  refundBill: ({ all }) => needBy(all)?.what ?? bill.exec(all)?.[1]?.toLowerCase(),
  refundDueDay: ({ all }) => {
    const found = needBy(all);
    return (
      found &&
      `By ${found.day}${found.what ? `, when your ${found.what.replace(/^(?!.*(?:bill|payment|note|rent|mortgage)).*$/, 'bill')} comes,` : ''}`
    );
  },
  refundMail: ({ all }) => {
    const { gave, meant } = slip(all);
    if (gave === undefined || meant === undefined || meant >= gave) return undefined;
    const sign = signIn(all);
    const [day, at, name, due] = [slipDay(all), hour(all), cardName(all), needBy(all)];
    return [
      `${day ? `${/^(?:yesterday|today|tonight|last night|this morning)$/i.test(day) ? capital(day) : `On ${day}`} I` : 'I'} gave ${money(gave, sign)} and meant ${money(meant, sign)}.`,
      at ? `It went through at ${at}.` : '',
      `Please return the difference, ${money(gave - meant, sign)}, the way it came.`,
      due ? `I need it before ${due.day}${due.what ? `, when my ${due.what} is due` : ''}.` : '',
      name ? `The name on it is ${name};` : 'My name is [name];',
      'the last four digits of the card are [….].',
    ]
      .filter((line) => line !== '')
      .join(' ');
  },
  dayOfMonth: ({ all }) =>
    first(
      all,
      /\b(?:on|after|from) (the (?:\d{1,2}(?:st|nd|rd|th)|first|fifteenth))\b/i,
    )?.toLowerCase(),
  pauseMonths: ({ all }) => {
    const named = [...all.matchAll(new RegExp(`\\b(${months})\\b`, 'g'))].map(([month]) => month);
    const isPause = /\b(?:paus\w*|skip|slow|seasonal|nothing|dries|winter|summer)\b/i.test(all);
    if (!isPause) return undefined;
    const unique = [...new Set(named)];
    return unique.length > 1 ? `${unique.slice(0, -1).join(', ')} and ${unique.at(-1)}` : unique[0];
  },
  needLine: byWords([
    [/\bevict\w*/i, 'I have an eviction notice.'],
    [/\bflood\w*/i, 'My shop was flooded.'],
    [/\b(?:fire|burn(?:ed|t))\b/i, 'We had a fire.'],
    [/\bbehind on (?:the |my |our )?rent|short on the rent\b/i, 'I am behind on the rent.'],
    [/\blost (?:my|the) (?:job|lease)\b/i, 'I have lost my work.'],
  ]),
  dateNamed: ({ all }) =>
    datesIn(
      all.replaceAll(
        /\b(?:since|on|lost)[^.,;]{0,30}\b\d{1,2} (?:May|June|July|April|March)\b/g,
        ' ',
      ),
    )[0] ?? first(all, /\b(the \d{1,2}(?:st|nd|rd|th))\b/i),
  hasCheck: ({ all }) => (/\b(?:check|cheque)\b/i.test(all) ? 'yes' : undefined),
  visitPlace: ({ all }) =>
    /\b(?:to|in|through|visit) (\p{Lu}\p{L}+) (?:in|on|till|until|for|this|next)\b/u.exec(
      all,
    )?.[1] ?? /\btravel\w* (?:from \p{Lu}\p{L}+ )?to (\p{Lu}\p{L}+)/u.exec(all)?.[1],
  visitMonth: ({ all }) => first(all, new RegExp(`\\bin (${months})\\b`)),
  clockThere: ({ all }) => clocks.find(([named]) => named.test(all))?.[1],
  clockDays: ({ all }) =>
    /\b(?:new zealand|dunedin|auckland|australia|sydney|philippines|manila)\b/i.test(all) &&
    /\btuesdays?\b/i.test(all)
      ? 'Your Tuesday is their Monday evening, your Thursday their Wednesday. '
      : undefined,
  skillFit: byWords([
    [
      /\b(?:cpa|bookkeep\w*|quickbooks|accountan\w*|books)\b/i,
      'somebody who knows books is what small owners lie awake for',
    ],
    [/\b(?:websites?|wordpress|coding)\b/i, 'a plain website is what many beginners lack'],
    [/\b(?:teach\w*|train\w*|tutor)\b/i, 'somebody who can explain is seldom found'],
    [
      /\b(?:electric\w*|plumb\w*|carpent\w*|mechanic|locks?)\b/i,
      'a trade in two good hands is worth more than a check',
    ],
  ]),
  offerLine: ({ all }) => {
    const lines = [
      /\bCPA\b/.test(all) &&
        `I am a retired CPA${first(all, /\b(\d{2}) (?:years|yrs)\b/i) ? ` with ${first(all, /\b(\d{2}) (?:years|yrs)\b/i)} years${/\bnonprofits?\b/i.test(all) ? ', mostly small nonprofits' : ''}` : ''}; I can look over somebody’s books and explain them.`,
      !/\bCPA\b/.test(all) &&
        /\bbookkeep\w*|quickbooks\b/i.test(all) &&
        `I keep books${first(all, /\b(\d{2}) years\b/i) ? `, ${first(all, /\b(\d{2}) years\b/i)} years of it` : ''}${/\bquickbooks\b/i.test(all) ? ', with QuickBooks' : ''}; I can bring somebody’s in order.`,
      /\bclocks?\b/i.test(all) && /\bfix|repair|mend\b/i.test(all) && 'I can also mend clocks.',
      /\bfix(?:es|ing)? locks|locksmith\b/i.test(all) &&
        'I can open and mend locks, for a widow who is locked out for instance.',
      /\b(?:does|do|make|build)s? websites\b/i.test(all) &&
        (/\bcousin does websites\b/i.test(all)
          ? 'My cousin can build a small website.'
          : 'I can build a small website.'),
      /\bnails\b/i.test(all) &&
        'I can do nails and lashes, free of charge for mothers in the group.',
    ].filter((line) => line !== false);
    return lines.length > 0 ? lines.join(' ') : undefined;
  },
  firmGiving: ({ all }) =>
    /\b(?:name of (?:the |our |my )?(?:LLC|company|firm|business)|(?:LLC|company|firm|business)),? (\p{Lu}[\p{L}&’'-]+(?: (?:&|\p{Lu}[\p{L}&’'-]+)){0,4})/u.exec(
      all,
    )?.[1],
  vehicle: byWords([
    [/\bvan|transit\b/i, 'van'],
    [/\btruck|pickup|f-?150\b/i, 'truck'],
    [/\bcar\b/i, 'car'],
    [/\bboat\b/i, 'boat'],
  ]),
  familyNamed: ({ all }) => {
    const name = /\b(?:family,? )?the (\p{Lu}\p{L}+s)\b/u.exec(all)?.[1];
    return name && `the ${name}`;
  },
  accountantRight: ({ all }) => {
    const name = /\b(\p{Lu}\p{Ll}+) (?:says|said|thinks|warns|is right)\b/u.exec(all)?.[1];
    return name && /\b(?:cpa|accountant|bookkeeper|tax)\b/i.test(all)
      ? `${name} is right`
      : undefined;
  },
  accountantAsk: ({ all }) => {
    const name = /\b(?:CPA|accountant|bookkeeper),? (\p{Lu}\p{Ll}+)/u.exec(all)?.[1];
    return name;
  },
};
