import { inWords, counted } from '../../library/facts/counts.ts';
import { byWords } from '../../library/facts/by-words.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { otherIn } from '../../library/facts/people.ts';

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (one) => one.toUpperCase());
const first = (text: string, pattern: RegExp): string | undefined => pattern.exec(text)?.[1];

/** The sums of a list such as "$20, $40 and $40", added up; undefined where there is no such list. */
export const listedSum = (text: string): number | undefined => {
  const found = /(?<![\d,])[$£€]\d+(?:(?:, and |, | and )[$£€]\d+){1,8}(?![\d,]*\d| each)/.exec(
    text,
  )?.[0];
  const parts = found?.match(/\d+/g)?.map(Number) ?? [];
  return parts.length > 1 ? parts.reduce((sum, one) => sum + one, 0) : undefined;
};

const total = (text: string): number | undefined => {
  const near = /\b(?:total|in all|altogether|about|maybe)\b[^.?!]{0,20}/i.exec(text);
  const named = near ? sumsIn(text.slice(near.index, near.index + 40))[0]?.value : undefined;
  return (
    listedSum(text) ??
    named ??
    sumsIn(text).toSorted((one, other) => other.value - one.value)[0]?.value
  );
};

const weekly = (text: string): number | undefined => {
  const found = /[$£€]?(\d{1,4}) (?:a|per|each|every) week\b/i.exec(text)?.[1];
  return found ? Number(found) : undefined;
};

/** What is known of people, for what is said to single sentences. */
export const peoplePoints: Readonly<Record<string, Fact>> = {
  repayPlan: ({ all }) => {
    const [sum, part] = [total(all), weekly(all)];
    if (!sum) return undefined;
    const whole = money(sum, signIn(all));
    return part
      ? `${whole}, ${money(part, signIn(all))} a week, the last date,`
      : `${whole}, so much on each pay day, the last date,`;
  },
  repayWeeks: ({ all }) => {
    const [sum, part] = [total(all), weekly(all)];
    if (!sum || !part || part >= sum) return undefined;
    return `At ${money(part, signIn(all))} a week the ${money(sum, signIn(all))} are paid in ${Math.ceil(sum / part)} weeks; that can be borne, and it has an end.`;
  },
  theftWhatBegin: byWords([
    [
      /\b(?:jugs?|refrigerant|copper|fittings|parts|stock|inventory|tools|materials?|fuel|diesel)\b/i,
      'Something',
    ],
  ]),
  theirTie: byWords([
    [/\bgodmother\b/i, 'a godmother to your child'],
    [/\bgodfather\b/i, 'a godfather to your child'],
    [/\bgodson|goddaughter\b/i, 'a godchild'],
    [/\bgrandmother\b/i, 'a grandmother whom you know'],
    [/\bwedding\b/i, 'a wedding at which you stood'],
    [/\bsmall group\b/i, 'the small group'],
    [/\bsunday school\b/i, 'Sunday school'],
  ]),
  tomorrowAt: ({ all }) => {
    const found = first(
      all,
      /\btomorrow(?: morning)?(?: at)? ((?:half past|quarter past|quarter to) \w+|\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)?)/i,
    );
    if (found) return `tomorrow at ${found}`;
    return /\b(?:see|meet|sit across from|work with) (?:him|her)[^.?!]{0,20} tomorrow\b/i.test(all)
      ? 'tomorrow'
      : undefined;
  },
  sixParts: ({ all }) => {
    const sum = sumsIn(all)[0];
    if (!sum || sum.value < 1000) return undefined;
    return `six monthly parts of about ${money(Math.ceil((sum.value * 2) / 3 / 6 / 10) * 10, signIn(all))}`;
  },
  lateCount: ({ all }) => {
    const found = /\blate (\d+|\w+teen) times(?: since (\w+))?/i.exec(all);
    return found
      ? `${capital(found[1]!)} times${found[2] ? ` since ${capital(found[2])}` : ''} is more than enough to write down. `
      : undefined;
  },
  lateTold: ({ all }) => {
    const found = /\blate (\d+|\w+teen) times(?: since (\w+))?/i.exec(all);
    if (found)
      return `You were late ${found[1]} times${found[2] ? ` since ${capital(found[2])}` : ''}`;
    const crashes = /\b(two|three|four|five|\d) (collisions|accidents|crashes) in (\w+ \w+)/i.exec(
      all,
    );
    if (crashes)
      return `There were ${crashes[1]!.toLowerCase()} ${crashes[2]!.toLowerCase()} in ${crashes[3]!.toLowerCase()}`;
    const trained = first(all, /\btrained (?:her|him|them) (\w+) times\b/i);
    return trained ? `We have trained it ${trained} times` : undefined;
  },
  otherPolite: ({ all }) => {
    const name = otherIn(all);
    if (!name) return undefined;
    const titled = /^((?:Mr|Mrs|Ms|Dr|Miss)\.?) (?:.* )?(\S+)$/.exec(name);
    return titled ? `${titled[1]} ${titled[2]}` : name.split(' ')[0];
  },
  displaced: ({ all }) => {
    const name =
      first(
        all,
        /\b(?:one|person|man|woman|worker) who (?:would|will) (?:need|have) to (?:go|leave) is (\p{Lu}\p{Ll}+)/u,
      ) ?? first(all, /\blet (\p{Lu}\p{Ll}+) go (?:for|to make)/u);
    return name;
  },
  displacedWhy: ({ all }) => {
    const isSlow =
      /\bslow\b/i.test(all) &&
      /\b(?:never (?:absent|late|missed)|always there|reliable|on time)\b/i.test(all);
    const child =
      /\b(?:his|her) (daughter|son|wife|child|baby)\b[^.?!]{0,20}\b(?:asthma|sick|ill|cancer|disab\w*)\b/i.exec(
        all,
      )?.[1];
    if (!isSlow && !child) return undefined;
    return `${isSlow ? 'Slow and never absent is worth more than quick and gone. ' : ''}${child ? `And behind him stands a sick ${child.toLowerCase()}. ` : ''}`;
  },
  oldGift: ({ all }) => {
    const gift = oldGift(all);
    return gift && `${capital(gift)} you may honor, and it does not buy a post. `;
  },
  oldGiftShort: ({ all }) => oldGift(all),
  helpThree: () => undefined,
  kinWord: ({ all }) =>
    first(
      all,
      /\b(cousin|nephew|niece|brother-in-law|sister-in-law|son-in-law|brother|sister|son|daughter)\b/i,
    )?.toLowerCase(),
  theirKinYour: ({ all }) => {
    const kin = first(
      all,
      /\b(auntie|aunt|mother|mum|mom|uncle|grandma|grandmother|father|dad)\b/i,
    )?.toLowerCase();
    return kin && `your ${kin}`;
  },
  spouse: ({ all }) => first(all, /\bmy (wife|husband)\b/i)?.toLowerCase(),
  jobsLost: ({ all }) => {
    const found = first(all, /\b(?:fired|let go|sacked) from (\w+) (?:jobs|places?)\b/i);
    const count = found ? counted(found) : Number.NaN;
    return Number.isNaN(count) || count < 2 ? undefined : capital(inWords(count));
  },
};

/** What was once given: "the 18,000 pesos for your college". */
const oldGift = (text: string): string | undefined => {
  const found =
    /\b(?:pay|paid|lent|gave|give) (?:me )?((?:[$£€₱]?\d[\d,]*(?: ?(?:pesos|dollars|pounds|euros|shillings))?))(?: for (?:my )?(\w+))?/i.exec(
      text,
    );
  if (
    !found ||
    !/\b(?:aunt|auntie|uncle|mother|mum|mom|father|dad|cousin|brother|sister|he|she)\b/i.test(text)
  )
    return /\brais(?:ed|e) me\b/i.test(text) ? 'that you were raised there' : undefined;
  return `the ${found[1]!.trim()}${found[2] && /college|school|rent|start|shop|business|wedding|visa|studies/i.test(found[2]) ? ` for your ${found[2].toLowerCase()}` : ''}`;
};
