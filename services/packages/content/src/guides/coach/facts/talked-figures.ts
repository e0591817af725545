import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const number = String.raw`[$£€₱]?\s?(\d[\d,]*(?:\.\d+)?)\s?(k\b|thousand\b|grand\b)?`;
const monthsInYear = 12;

const sumBy = (text: string, pattern: string): number | undefined => {
  const found = new RegExp(pattern.replace('#', number), 'i').exec(text);
  if (!found?.[1]) return undefined;
  return Number(found[1].replaceAll(',', '')) * (found[2] ? 1000 : 1);
};

const owed = (text: string): number | undefined =>
  sumBy(text, String.raw`\b(?:i |we )?owe (?:about |around |roughly |some )?#`) ??
  sumBy(
    text,
    String.raw`\b(?:debts? (?:of|is|are|comes? to)|in debt(?: for)?) (?:about |around )?#`,
  ) ??
  sumBy(text, String.raw`#(?: dollars| pounds| euros)? (?:of|in) (?:card |credit card )?debt\b`);

const cleared = (text: string): number | undefined =>
  sumBy(
    text,
    String.raw`\b(?:clear|bring home|take home|net|earn|make) (?:about |around |roughly )?#(?: \w+)? ?(?:a|per|each|every|\/) ?mo`,
  );

/** How many months somebody gives it: to an age, or in years or months. */
const monthsFor = (text: string): { months: number; until: string } | undefined => {
  const age = /\b(?:i[’']?m|i am) (\d\d)\b/i.exec(text)?.[1];
  const aim = /\bby (?:the time i[’']?m |age |i[’']?m )?([2-8]\d)\b/i.exec(text)?.[1];
  if (age && aim && Number(aim) > Number(age)) {
    const years = Number(aim) - Number(age);
    return { months: years * monthsInYear, until: `from ${age} to ${aim} are ${years} years` };
  }
  const span = /\b(?:in|within|over) (\d{1,2}) (years?|months?)\b/i.exec(text);
  if (!span) return undefined;
  const count = Number(span[1]);
  return span[2]!.startsWith('y')
    ? { months: count * monthsInYear, until: `${count} years` }
    : { months: count, until: `${count} months` };
};

const kept = (text: string): { year: number; left: number } | undefined => {
  const year = sumBy(
    text,
    String.raw`\b(?:revenue|turnover|sales|gross)[^.?!\d]{0,30}(?:about |around )?#`,
  );
  const left =
    sumBy(text, String.raw`#[^.?!\d]{0,20}\b(?:was |is |were )?(?:left|kept|profit)\b`) ??
    sumBy(
      text,
      String.raw`\b(?:kept|profit(?: of| was)?|left (?:over )?(?:was|is)) (?:about |around )?#`,
    );
  return year !== undefined && left !== undefined && left < year && /\byear\b/i.test(text)
    ? { year, left }
    : undefined;
};

/** Figures that somebody told without a whole picture. */
export const talkedFigures: Readonly<Record<string, Fact>> = {
  debtGoal: ({ all }) => {
    const [debt, span, income] = [owed(all), monthsFor(all), cleared(all)];
    if (debt === undefined || span === undefined) return undefined;
    const rate = Math.ceil(debt / span.months);
    const sign = signIn(all);
    const share =
      income === undefined
        ? ''
        : `, about ${Math.round((100 * rate) / income)} percent of the ${money(income, sign)} you clear`;
    return `${span.until.charAt(0).toUpperCase()}${span.until.slice(1)}, so ${span.months} months. ${money(debt, sign)} over that is ${money(rate, sign)} a month${share}, and the interest comes on top.`;
  },
  asksDebtGoal: ({ message }) =>
    owed(message) !== undefined && /\b(?:by|in|within|before) (?:age )?\d/i.test(message)
      ? 'yes'
      : undefined,
  debtAtRate: ({ message, all }) => {
    const debt = owed(all);
    const rate = sumBy(
      message,
      String.raw`\b(?:only|just|can|could|do|pay|manage|afford)[^.?!\d]{0,16}#`,
    );
    if (debt === undefined || rate === undefined || rate * 2 > debt || rate < 10) return undefined;
    const months = Math.ceil(debt / rate);
    return `At ${money(rate, signIn(all))} a month ${money(debt, signIn(all))} takes ${months} months without interest, about ${Math.round((months / monthsInYear) * 2) / 2} years`;
  },
  yearKept: ({ all }) => {
    const found = kept(all);
    if (!found) return undefined;
    const sign = signIn(all);
    const month = Math.round(found.left / monthsInYear / 10) * 10;
    return `${money(found.left, sign)} of ${money(found.year, sign)} is ${Math.round((100 * found.left) / found.year)} percent, about ${money(month, sign)} a month`;
  },
  yearWage: ({ all }) => {
    const found = kept(all);
    if (!found) return undefined;
    const wage = Math.round((found.left * 2) / 3 / monthsInYear / 50) * 50;
    return money(wage, signIn(all));
  },
  /** A sum where no other was told: in the whole talk, or in this message. */
  onlySum: ({ all }) => (sumsIn(all).length === 1 ? sumsIn(all)[0]!.written : undefined),
  sumNow: ({ message }) => (sumsIn(message).length === 1 ? sumsIn(message)[0]!.written : undefined),
  piecesTotal: ({ all }) => {
    const found =
      /\b(\d{1,3}) (pianos|chairs|windows|rooms|houses|units|cars|shirts|cakes|doors|apartments|lawns|sets|gowns|desks|tables|trucks|uniforms)\b/i.exec(
        all,
      );
    const price = sumsIn(all)[0];
    if (!found || !price || price.value > 2000) return undefined;
    const total = money(Number(found[1]) * price.value, signIn(all));
    return `And reckon the whole beforehand: ${found[1]} ${found[2]} at ${price.written} are ${total}. Say the price for one and that sum, both with a full stop; if they want less, it becomes fewer ${found[2]} and not less for each.`;
  },
  asksOwnPay: ({ message }) =>
    /\b(?:my|own) (?:own )?(?:salary|wage|pay|draw)\b/i.test(message) &&
    /\b(?:don[’']?t (?:take|know|have|pay)|what to put|what do i put|house bills|whatever[’']?s left|out of the business)\b/i.test(
      message,
    )
      ? 'yes'
      : undefined,
};
