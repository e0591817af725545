import { counted } from '../../library/facts/counts.ts';
import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { risenBy } from './day-facts.ts';
import { debtsIn } from './debts.ts';
import { monthlyPayment } from './loans.ts';
import { pricesNamed } from './turn-facts.ts';

const num = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''));
const rateIn = (text: string): number | undefined => {
  const found = /(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/i.exec(text)?.[1];
  return found ? Number(found) : undefined;
};

const loanIn = (text: string): { sum: number; rate: number; sign: string } | undefined => {
  // A share of the firm for money is no loan.
  if (
    debtsIn(text).length > 1 ||
    /\binvest(?:or|ment)|\bequity\b|\d ?(?:%|percent) (?:of (?:my|the|our)|stake|share)/i.test(text)
  )
    return undefined;
  const rate = rateIn(text);
  const sum = sumsIn(text).find(({ value }) => value >= 2000)?.value;
  return rate !== undefined &&
    sum &&
    /\b(?:loan|borrow|excavator|truck|bank|offers|lend|machine|building|van|equipment)\b/i.test(
      text,
    )
    ? { sum, rate, sign: signIn(text) }
    : undefined;
};

const yearsOf = (text: string): number | undefined => {
  const found =
    /\bover (\w+) (?:years|yrs)\b/i.exec(text)?.[1] ??
    /\b(\d{1,2})[- ](?:year|yr) (?:loan|term|note)/i.exec(text)?.[1];
  const years = found ? counted(found) : Number.NaN;
  return years > 0 && years < 31 ? years : undefined;
};

const loanLine = (
  { sum, rate, sign }: { sum: number; rate: number; sign: string },
  told?: number,
): string => {
  if (told !== undefined) {
    const month = monthlyPayment(sum, rate, told);
    return `${money(sum, sign)} at ${rate} percent over ${told} years is about ${money(Math.round(month), sign)} a month, ${money(Math.round((month * told * 12 - sum) / 10) * 10, sign)} of it interest in all.`;
  }
  const [five, seven] = [monthlyPayment(sum, rate, 5), monthlyPayment(sum, rate, 7)];
  return `${money(sum, sign)} at ${rate} percent is about ${money(Math.round(five), sign)} a month over five years (${money(Math.round((five * 60 - sum) / 10) * 10, sign)} of it interest in all), or ${money(Math.round(seven), sign)} over seven (${money(Math.round((seven * 84 - sum) / 10) * 10, sign)} interest).`;
};

const pricesIn = (text: string): { from: number; to: number; sign: string } | undefined => {
  const found =
    /\bfrom [$£€]?(\d+(?:[.,]\d\d)?)\b[^.?!]{0,24}? to [$£€]?(\d+(?:[.,]\d\d)?)/i.exec(text) ??
    /[$£€](\d+(?:\.\d\d)?) (?:a|per) \w+[^]{0,140}\bIs (\d+) too\b/i.exec(text);
  if (!found) return pricesNamed(text) ?? risenBy(text);
  const [from, to] = [Number(found[1]!.replace(',', '.')), Number(found[2]!.replace(',', '.'))];
  return to > from ? { from, to, sign: signIn(text) } : undefined;
};
const tenth = (value: number): number => Math.round(value * 10) / 10;
const price = (value: number, sign: string): string =>
  `${sign}${Number.isInteger(value) ? value : value.toFixed(2)}`;

/** What is owed when a debt grows while nobody pays. */
const feeIn = (text: string): string | undefined => {
  const rate = /(\d(?:\.\d+)?) ?(?:%|percent)[^.?!]{0,12}\b(?:a|per) month\b/i.exec(text)?.[1];
  const sum = sumsIn(text)[0];
  if (!rate || !sum) return undefined;
  return `On ${sum.written} ${rate} percent a month is ${money(Math.round((sum.value * Number(rate)) / 100), signIn(text))} for each month; over a year that is ${tenth(Number(rate) * 12)} percent, much for a friend and usual for a firm.`;
};

/** Sums that an owner has done on the spot. */
export const moneyFacts: Readonly<Record<string, Fact>> = {
  loan: ({ all }) => {
    const loan = loanIn(all);
    return loan && loanLine(loan, yearsOf(all));
  },
  loanTest: ({ all }) => {
    const loan = loanIn(all);
    if (!loan) return undefined;
    const month = monthlyPayment(loan.sum, loan.rate, yearsOf(all) ?? 5);
    return `So it must bring ${money(Math.round(month), loan.sign)} a month more than fuel, wages and repairs cost, in winter too; that is about ${money(Math.round(month / 21), loan.sign)} for each working day. A safe test is half as much again, ${money(Math.round((month * 1.5) / 10) * 10, loan.sign)}.`;
  },
  rentCompare: ({ all }) => {
    const found =
      /\brent (?:now )?(?:is )?[$£€]?(\d[\d,]*)[^.]{0,60}payment would be (?:around |about )?[$£€]?(\d[\d,]*)[^.]{0,40}?(?:insurance|tax)[^\d.]{0,24}(\d[\d,]*)/i.exec(
        all,
      );
    if (!found) return undefined;
    const [rent, payment, more] = [num(found[1]), num(found[2]), num(found[3])];
    const sign = signIn(all);
    return `Your own figures: rent ${money(rent, sign)}; payment ${money(payment, sign)} and tax and insurance ${money(more, sign)} make ${money(payment + more, sign)}. That is ${money(rent - payment - more, sign)} a month less, before repairs; lay that aside for the roof and do not spend it. With little in reserve a roof and a bad quarter at once would be tight, so build the reserve to three months first.`;
  },
  debtOrder: ({ all }) => {
    const parts = [
      ...all.matchAll(
        /\b(\d{1,3}(?:,\d{3}){1,3}|\d{1,7}(?:\.\d{1,2})?)\s?(k)?\b(?: (?:on|to|in|of|for))? (?:an? |the |my |back |our )*((?:back )?(?:payroll tax(?:es)?|tax(?:es)?|line of credit|suppliers?|cards?|credit cards?|rent|wages|bank|loan))/gi,
      ),
    ].map(([, digits, k, what]) => ({
      value: num(digits) * (k ? 1000 : 1),
      what: what!.toLowerCase(),
    }));
    if (parts.length < 2) return undefined;
    const rank = (what: string): number =>
      /payroll|wage/.test(what)
        ? 0
        : /tax/.test(what)
          ? 1
          : /rent/.test(what)
            ? 2
            : /supplier/.test(what)
              ? 3
              : 4;
    const ordered = parts.toSorted((one, other) => rank(one.what) - rank(other.what));
    return `In your case: ${ordered.map(({ value, what }) => `${money(value, signIn(all))} (${what})`).join(', then ')}.`;
  },
  profitPlan: ({ all }) => {
    const profit = /\bprofit(?:[’']s| is)? (?:about )?[$£€]?(\d[\d,]*)(?: a month)?/i.exec(
      all,
    )?.[1];
    const tax = /\b(\d{1,7}(?:\.\d{1,2})?)\s?(k)?\b[^.,]{0,12}\b(?:back )?payroll tax/i.exec(all);
    if (!profit) return undefined;
    const [month, sign] = [num(profit), signIn(all)];
    if (!tax)
      return `With ${money(month, sign)} a month: half to the first on the list, a quarter to the second, the rest in small parts to all.`;
    const owed = num(tax[1]) * (tax[2] ? 1000 : 1);
    return `With ${money(month, sign)} a month: ${money(Math.round(month * 0.7), sign)} to the tax, and ${money(owed, sign)} of it is gone in about ${Math.ceil(owed / (month * 0.7))} months; ${money(Math.round(month * 0.15), sign)} to the supplier as a sign; the rest keeps the bank’s interest paid. Then the tax part moves on to the supplier.`;
  },
  friendPart: ({ all }) => {
    const owed = /\b(\d{1,7}(?:\.\d{1,2})?)\s?(k)?\b[^.,]{0,24}\b(?:supplier|friend)/i.exec(all);
    if (!owed) return undefined;
    const value = num(owed[1]) * (owed[2] ? 1000 : 1);
    return `${money(Math.round(value / 36 / 50) * 50 || 50, signIn(all))} for instance`;
  },
  feeLine: ({ all }) => feeIn(all),
  rise: ({ all }) => {
    const prices = pricesIn(all);
    if (!prices) return undefined;
    const { from, to, sign } = prices;
    return `From ${price(from, sign)} to ${price(to, sign)} is ${price(Math.round((to - from) * 100) / 100, sign)} more, ${tenth((100 * (to - from)) / from)} percent.`;
  },
  riseNote: ({ all }) => {
    const prices = pricesIn(all);
    const share = rateIn(all);
    if (!prices) return undefined;
    const real = tenth((100 * (prices.to - prices.from)) / prices.from);
    return share !== undefined && Math.abs(real - share) >= 0.3
      ? `(${price(prices.from, prices.sign)} to ${price(prices.to, prices.sign)} is ${real} percent, a little ${real < share ? 'less' : 'more'} than the ${share} you wrote; so name the prices and not the percentage.)`
      : undefined;
  },
  riseBreakEven: ({ all }) => {
    const prices = pricesIn(all);
    if (!prices) return undefined;
    const share = Math.floor((100 * (prices.to - prices.from)) / prices.to);
    return `At the new price you could lose ${share} of a hundred customers and still take in as much.`;
  },
  oldPrice: ({ all }) => {
    const prices = pricesIn(all);
    return prices && price(prices.from, prices.sign);
  },
  newPrice: ({ all }) => {
    const prices = pricesIn(all);
    return prices && price(prices.to, prices.sign);
  },
  percent: ({ all }) => {
    const found = /(\d{1,2}(?:\.\d)?) ?(?:%|percent)/i.exec(all)?.[1];
    return found ? `${found} percent` : undefined;
  },
  marginLine: ({ all }) => {
    const found = /\bfor [$£€]?(\d+)\b[^.?!]{0,40}\bcosts me [$£€]?(\d+)/i.exec(all);
    return found
      ? `${money(num(found[1]), signIn(all))} for something whose part costs ${money(num(found[2]), signIn(all))} is ${money(num(found[1]) - num(found[2]), signIn(all))} for your hand, the shop, the tools, the one in ten that goes wrong, and for being there. That is not too much in itself.`
      : undefined;
  },
  storage: ({ all }) => {
    const day = /\b[$£€]?(\d+)(?: dollars)? a day\b/i.exec(all)?.[1];
    return (
      day &&
      `${money(num(day), signIn(all))} a day is ${money(num(day) * 7, signIn(all))} a week; that is the price of staying clean, so give it a limit you can bear and work each day to end it.`
    );
  },
  underbidSum: ({ all }) => {
    const [quoted, real] = sumsIn(all);
    return quoted && real && real.value > quoted.value
      ? `It costs you ${money(real.value - quoted.value, signIn(all))}; reckoned over the jobs of a year it is a part of a percent, and the lesson is paid for.`
      : undefined;
  },
  noShow: ({ all }) => {
    const found = /\b(\d+) a week at [$£€]?(\d+)/i.exec(all);
    return found
      ? `${found[1]} a week at ${money(num(found[2]), signIn(all))} are ${money(num(found[1]) * num(found[2]), signIn(all))} a week, some ${money(num(found[1]) * num(found[2]) * 50, signIn(all))} a year. `
      : undefined;
  },
  raiseSum: ({ all }) => {
    const found = /raise of [$£€]?(\d+(?:\.\d+)?)\/? ?(?:hr|hour|an hour)?/i.exec(all)?.[1];
    const now = /pay (?:him|her|them) [$£€]?(\d+)/i.exec(all)?.[1];
    if (!found) return undefined;
    return `${money(num(found), signIn(all))} an hour is about ${money(num(found) * 2000, signIn(all))} a year${now ? `, from ${money(num(now), signIn(all))} to ${money(num(now) + num(found), signIn(all))}, ${Math.round((100 * num(found)) / num(now))} percent` : ''}, and with taxes on wages a tenth more. `;
  },
  wageNamed: ({ all }) => {
    const found = /\bafford (?:about )?([$£€]\d+(?:\.\d+)?)/i.exec(all)?.[1];
    return found ? `${found} an hour` : undefined;
  },
  hoursOwed: ({ all }) => {
    const found = /\b(three|two|four|\d+) weeks[^.]{0,30}about (\d+) hours each/i.exec(all);
    return found
      ? `${found[1]} weeks with about ${found[2]} hours each, some ${({ two: 2, three: 3, four: 4 }[found[1]!.toLowerCase()] ?? num(found[1])) * num(found[2])} hours in all; `
      : undefined;
  },
  hoursSum: ({ all }) => {
    const found = /\b(three|two|four|\d+) weeks[^.]{0,30}about (\d+) hours each/i.exec(all);
    return found
      ? `about ${({ two: 2, three: 3, four: 4 }[found[1]!.toLowerCase()] ?? num(found[1])) * num(found[2])} hours`
      : undefined;
  },
  perHead: ({ all }) => {
    const found = /\b(\d+) people[^.]{0,20}[$£€](\d+)|[$£€](\d+)[^.]{0,30}\b(\d+) people/i.exec(
      all,
    );
    if (!found) return undefined;
    const [people, sum] = [num(found[1] ?? found[4]), num(found[2] ?? found[3])];
    return `${money(sum, signIn(all))} for ${people} is ${money(Math.floor(sum / people), signIn(all))} each. `;
  },
  perHeadGift: ({ all }) => {
    const found = /\b(\d+) people[^.]{0,20}[$£€](\d+)|[$£€](\d+)[^.]{0,30}\b(\d+) people/i.exec(
      all,
    );
    return found
      ? `${money(Math.floor(num(found[2] ?? found[3]) / num(found[1] ?? found[4])), signIn(all))} in each envelope`
      : undefined;
  },
  planMoney: ({ all }) => {
    const sum = sumsIn(all)[0];
    return (
      sum &&
      `Of ${sum.written}: at most ${money(Math.round(sum.value * 0.6), signIn(all))} for what must be bought, ${money(Math.round(sum.value * 0.4), signIn(all))} stays for three months and repairs.`
    );
  },
  planFor: ({ all }) =>
    /\bgroom\w*/i.test(all) ? 'Here is the plan for the grooming van, on one page.' : undefined,
  planPrice: ({ all }) =>
    /\bgroom\w*/i.test(all)
      ? '(Ask three vans for their price for a small and a large dog.)'
      : undefined,
};
