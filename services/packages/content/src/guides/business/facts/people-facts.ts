import { site } from '@kbf/contracts/site';
import { counted, inWords } from '../../library/facts/counts.ts';
import { datesIn, longDate, weekdaysIn } from '../../library/facts/dates.ts';
import { nameIn, otherIn, personIn, pronounIn } from '../../library/facts/people.ts';
import { placeIn, stateIn } from '../../library/facts/places.ts';
import { questionIn } from '../../library/facts/question.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { firmIn, signerIn } from './names.ts';
import { listedSum } from './people-points.ts';

const WORDS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty';

const yearsIn = (text: string): number | undefined => {
  const found = new RegExp(`\\b(\\d{1,2}|${WORDS})(?:[- ](?:years?|yrs?))\\b(?! old)`, 'i').exec(
    text,
  )?.[1];
  return found ? counted(found) : undefined;
};

const hourlyIn = (text: string): number | undefined => {
  const found = /[$£€](\d{1,3}(?:\.\d\d)?) ?(?:an hour|\/ ?hr|\/ ?hour|per hour)/i.exec(text)?.[1];
  return found ? Number(found) : undefined;
};

/** The sum that a matter is about: a total where one is named, the largest where money was taken in small parts. */
const wholeSum = (text: string): string | undefined => {
  const sums = sumsIn(text);
  const listed = listedSum(text);
  if (listed !== undefined) return money(listed, signIn(text));
  const total = /\b(?:total|in all|altogether|all told|figure it[’']?s|come[s]? to|worth)\b/i.exec(
    text,
  );
  const named = total && sums.find(({ at }) => Math.abs(at - total.index) < 30);
  if (named) return named.written;
  if (/[$£€]\d+ (?:to|-) [$£€]?\d+ each\b/i.test(text)) return undefined;
  return /\b(?:till|steal\w*|stole|taking)\b/i.test(text)
    ? sums.toSorted((one, other) => other.value - one.value)[0]?.written
    : sums[0]?.written;
};

const reasonIn = (text: string): string | undefined => {
  const found =
    /\b[Rr]easons?(?: is|:)? ([^.,;]+)/.exec(text)?.[1] ??
    /\bbecause (?:of )?((?!he|she|they|i |we |it |of my|of his|of her|my |his |her )[^.,;?]{4,60})/i.exec(
      text,
    )?.[1];
  if (found) return found.trim();
  if (/\binvoices?\b[^.]*\blate\b/i.test(text)) return 'invoices that went out weeks late';
  if (/\bdouble-?booked\b/i.test(text)) return 'appointments that were booked twice';
  if (
    /\blate (?:three|two|four|\d) days|\blateness\b|\balways late\b|\bshows up at ten\b/i.test(text)
  )
    return 'repeated lateness';
  if (/\bmistakes\b/i.test(text)) return 'mistakes that cost us too much, after two talks';
  return undefined;
};

const warningsIn = (text: string): string | undefined => {
  const part =
    /\b(?:warning|warnings|warned|written up|wrote (?:him|her) up)\b[^.!?]*/i.exec(text)?.[0] ?? '';
  const dates = datesIn(part);
  const months = [
    ...part.matchAll(
      /\b(?:in |again in )(January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
    ),
  ].map(([, month]) => month!);
  const all = dates.length > 0 ? dates : months;
  if (all.length === 0) return undefined;
  return `${all.slice(0, -1).join(', ')}${all.length > 1 ? ' and ' : ''}${all.at(-1)}`;
};

const lastDayIn = (text: string): string | undefined => {
  const found =
    /\blast day (?:is|will be|:)? ?(?:on )?([A-Z][a-z]+day,? [A-Z][a-z]+ \d{1,2}|[A-Z][a-z]+ \d{1,2}|[A-Z][a-z]+day)/.exec(
      text,
    )?.[1];
  return found && longDate(found);
};

const FIRM_LIKE =
  /\b(?:Dental|Property|Foods|Group|Church|Inc|LLC|Clinic|School|Company|Bank|Hospital|Construction|Homes|Services)\b/;

/** People and what is known of them: names, years, reasons, days. */
export const peopleFacts: Readonly<Record<string, Fact>> = {
  mail: () => site.contactEmail,
  shorterWanted: ({ message }) =>
    /\b(?:shorter|too long|brief(?:er)?|less formal|sermon|brochure|plainer|simpler)\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
  question: ({ message }) => questionIn(message),
  sum: ({ all }) => wholeSum(all),
  who: ({ all }) => personIn(all),
  other: ({ all }) => otherIn(all),
  otherFirst: ({ all }) =>
    otherIn(all)
      ?.replace(/^(?:Mr|Mrs|Ms|Dr)\.? /, (title) => title)
      .split(' ')
      .slice(0, /^(?:Mr|Mrs|Ms|Dr|Miss)/.test(otherIn(all) ?? '') ? 2 : 1)
      .join(' '),
  from: ({ all }) => signerIn(all) ?? nameIn(all),
  firm: ({ all }) => firmIn(all),
  place: ({ all }) => placeIn(all),
  state: ({ all }) => stateIn(all),
  she: ({ all }) => (pronounIn(all) === 'they' ? undefined : pronounIn(all)),
  her: ({ all }) => ({ she: 'her', he: 'him', they: undefined })[pronounIn(all)],
  he: ({ all }) => (pronounIn(all) === 'they' ? undefined : pronounIn(all)),
  him: ({ all }) => ({ she: 'her', he: 'him', they: undefined })[pronounIn(all)],
  his: ({ all }) => ({ she: 'her', he: 'his', they: undefined })[pronounIn(all)],
  them: () => undefined,
  since: ({ all }) =>
    /\bsince (?:about )?((?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|last (?:year|summer|fall|spring)|May two years ago)(?: \d{4})?)/.exec(
      all,
    )?.[1] ??
    /\bover (?:the last )?((?:three|four|five|six|\d+) months)\b/i
      .exec(all)?.[1]
      ?.replace(/^/, 'the last '),
  tomorrow: ({ all }) =>
    /\bmonday morning\b/i.test(all) ? 'Monday' : /\btomorrow\b/i.test(all) ? 'Tomorrow' : undefined,
  days: ({ all }) => weekdaysIn(all)?.replace(/^/, 'several '),
  tillRule: ({ all }) =>
    /\b(?:copper|parts|tools|stock|fittings)\b/i.test(all)
      ? 'two people count and sign what leaves the store'
      : undefined,
  years: ({ all }) => {
    const years = yearsIn(all);
    return years ? `${inWords(years)} years` : undefined;
  },
  reason: ({ all }) => reasonIn(all),
  reasonLine: ({ all }) => {
    const reason = reasonIn(all);
    return reason && `The reason is ${reason}. `;
  },
  effect: ({ all }) =>
    /\b(?:we[’']ve now |we )?(lost the (?:[\p{L}]+ ){1,3}(?:account|contract|customer))/iu
      .exec(all)?.[1]
      ?.replace(/^lost/, 'we lost'),
  warnings: ({ all }) => warningsIn(all),
  warnedWhen: ({ all }) => {
    const warnings = warningsIn(all);
    return warnings && `${/\d/.test(warnings) ? 'on' : 'in'} ${warnings}`;
  },
  warnLine: ({ all }) => {
    const warnings = warningsIn(all);
    return warnings && `We spoke about it in ${warnings}. `.replace(/in (?=[A-Z][a-z]+ \d)/, 'on ');
  },
  lastDay: ({ all }) => lastDayIn(all),
  lastDayPhrase: ({ all }) => {
    const day = lastDayIn(all);
    return day ? `, and your last day is ${day}` : undefined;
  },
  dayTime: ({ all }) => {
    const found = /\b((?:Mon|Tues|Wednes|Thurs|Fri)day at \d{1,2}(?::\d\d)?)/.exec(all)?.[1];
    return found && `on ${found}, as you plan`;
  },
  severance: ({ all }) =>
    /\b((?:two|three|four|six|\d+) weeks[’']? (?:of )?(?:severance|pay)|(?:a|one|two|three) months?[’']? (?:of )?(?:severance|pay))\b/i
      .exec(all)?.[1]
      ?.replace(/weeks (?=severance|pay)/, 'weeks’ ')
      .replace("weeks' ", 'weeks’ '),
  severanceLine: ({ all }) =>
    /\bseverance\b/i.test(all) && /\bget|gets|pay\b/i.test(all)
      ? 'What you are paid stands in the letter. '
      : undefined,
  severanceSum: ({ all }) => {
    const [years, wage] = [yearsIn(all), hourlyIn(all)];
    if (!years) return undefined;
    return wage
      ? `${inWords(years)} weeks at ${money(wage, signIn(all))} and forty hours come to ${money(Math.round(years * wage * 40), signIn(all))}`
      : `so ${inWords(years)} weeks in your case`;
  },
  role: ({ all }) => /\bas (an? [\p{Ll} -]{3,30}?)(?=[.,;]| for | since|$)/u.exec(all)?.[1],
  finalPay: ({ all }) =>
    /\bfinal (?:paycheck|check|pay)\b/i.test(all)
      ? /\bsame (?:Fri|fri)day|same day\b/.test(all)
        ? 'on that same day'
        : 'on that day'
      : undefined,
  tools: ({ all }) =>
    /\btools stay (?:his|hers|theirs)\b/i.test(all) ? 'Your tools remain yours.' : undefined,
  count: ({ all }) => {
    const found = /\b(\d+|two|three|four|five) invoices\b/i.exec(all)?.[1];
    return found && `${found.toLowerCase()} invoices`;
  },
  staffCount: ({ all }) => {
    const found =
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:workers?|employees|staff|people|guys|drivers)\b/i.exec(
        all,
      )?.[1];
    return found && `your ${inWords(counted(found))}`;
  },
  staff: ({ all }) => {
    const found = /\b(\d+) (?:workers?|employees|staff|people|guys)\b/i.exec(all)?.[1];
    return found && `a team of ${found}`;
  },
  auntWord: ({ all }) =>
    /\baunt(?:ie|y)?\b/i.test(all)
      ? /\bauntie\b/i.test(all)
        ? 'your auntie'
        : 'your aunt'
      : /\bmy mother\b/i.test(all)
        ? 'your mother'
        : undefined,
  auntDear: ({ all }) =>
    /\bmy mother\b/i.test(all) && !/\baunt/i.test(all)
      ? 'Mother'
      : /\bauntie\b/i.test(all)
        ? 'Auntie'
        : undefined,
  dear: ({ all }) => {
    const name = otherIn(all);
    const titled = name && /^((?:Mr|Mrs|Ms|Dr|Miss|Deacon|Pastor)\.?) (?:.* )?(\S+)$/.exec(name);
    if (titled) return `${titled[1]} ${titled[2]}`;
    return name && (FIRM_LIKE.test(name) || name.split(' ').length > 2)
      ? name
      : name?.split(' ')[0];
  },
  today: ({ all }) => {
    const found = /\btoday is (\d{1,2} \w+|\w+ \d{1,2})/i.exec(all)?.[1];
    return found && longDate(found);
  },
};
