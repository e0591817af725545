import { money, signIn, sumsIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';
import { moneyLinesIn, type MoneyLine } from './money-lines.ts';

interface Line {
  label: string;
  value: number;
}
interface Picture {
  income: number;
  out: Line[];
  left: number;
  sign: string;
}

const NUMBER = '(?:[$£€₱]\\s?)?(\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?)\\s?(k\\b)?';
const valueOf = (digits = '', thousand?: string): number =>
  Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1);

/** What comes in and what goes out, where somebody wrote both, in one message or in several. */
export const pictureIn = (text: string): Picture | undefined => {
  const lines = [
    ...new Map(moneyLinesIn(text).map((line) => [`${line.way} ${line.label}`, line])).values(),
  ];
  const sumOf = (way: MoneyLine['way']): number =>
    lines.filter((line) => line.way === way).reduce((sum, { value }) => sum + value, 0);
  const out = lines.filter(({ way }) => way === 'out');
  const income = sumOf('in');
  if (out.length < 2 || income === 0) return undefined;
  return { income, out, left: income - sumOf('out'), sign: signIn(text) };
};

/** Says how a sum for a year was taken. */
const yearly = (text: string, { income, sign }: Picture): string => {
  const year = sumsIn(text).find(({ value }) => Math.abs(value - income * 12) < 12);
  return year && year.value > income
    ? `${year.written} in a year is ${money(income, sign)} in a month. `
    : '';
};

const share = (part: number, whole: number): number => Math.round((100 * part) / whole);
const HOUSE = /\b(?:rent|food|groceries|remittance|tithe|kids|school|car|cards?)\b/i;

const largest = ({ out }: Picture): Line =>
  out.toSorted((one, other) => other.value - one.value)[0]!;

/** Costs that grow with what is sold. */
const GROWS = /\b(?:material|materials|goods|stock|supplies|cogs|ingredients|flour|parts|fuel)\b/i;

const plan = (picture: Picture, goal: number): string => {
  const { income, out, left, sign } = picture;
  const missing = goal - left;
  if (missing <= 0)
    return `You are there already: ${money(left, sign)} is left in a month and the goal is ${money(goal, sign)}. So pay yourself that on a fixed day, put ${money(-missing, sign)} aside for tax and bad months, and see for three months whether it holds.`;
  const goods = out.find(({ label }) => GROWS.test(label));
  const keeps = goods ? 1 - goods.value / income : 1;
  const more = Math.ceil(missing / keeps / 50) * 50;
  const rise = Math.ceil((1000 * missing) / income) / 10;
  return [
    `Backwards, then. ${money(goal, sign)} a month is the goal, ${money(left, sign)} is left today, so ${money(missing, sign)} a month is missing. There are three roads, and one may mix them:`,
    [
      `1. Price: at the same work ${rise} percent more on everything closes the gap alone${rise > 15 ? ' (much for one step; half of it now, half in six months)' : ''}.`,
      `2. More work: ${goods ? `of each dollar you keep about ${Math.round(100 * keeps)} cents after ${goods.label}, so ` : 'if nothing else grew with it, '}${money(more, sign)} more in sales each month, from ${money(income, sign)} to ${money(income + more, sign)}, with the same people.`,
      `3. Cost: your largest line is ${largest(picture).label} with ${money(largest(picture).value, sign)}; ten percent less there brings ${money(Math.round(largest(picture).value / 10), sign)}.`,
    ].join('\n'),
    'Take home is before your tax, so ask the one who does it how much to lay aside. Write the missing sum over each month until the date, a part of it in every one, and look on the first: came in, left, paid to me.',
  ].join('\n\n');
};

const goalIn = (text: string): number | undefined => {
  const found = new RegExp(
    `(?:take home|goal is|earn|pay myself|get to|bring home)[^\\d]{0,24}${NUMBER}`,
    'i',
  ).exec(text);
  return found ? valueOf(found[1], found[2]) : undefined;
};

const last = <Value>(values: readonly Value[]): Value | undefined => values.at(-1);

/** Sums of the financial picture, reckoned from what somebody wrote. */
export const pictureFacts: Readonly<Record<string, Fact>> = {
  left: ({ all }) => {
    const picture = pictureIn(all);
    if (!picture) return undefined;
    const { income, out, left, sign } = picture;
    const items = out.map(({ label, value }) => `${money(value, sign)} (${label.toLowerCase()})`);
    return `${yearly(all, picture)}${money(income, sign)} came in. Out went ${items.slice(0, -1).join(', ')} and ${last(items)}, together ${money(income - left, sign)}. So ${left >= 0 ? `${money(left, sign)} is left` : `${money(-left, sign)} is missing`} in a month${left > 0 ? `, ${share(left, income)} percent of what came in` : ''}.`;
  },
  leftNew: (told) =>
    moneyLinesIn(told.message).length > 0 ? pictureFacts['left']!(told) : undefined,
  payTest: ({ message, all }) => {
    const wish = /\bpay myself (?:about |around )?[$£€]?(\d[\d,]*)(k\b)?/i.exec(message);
    const picture = pictureIn(all);
    if (!wish || !picture) return undefined;
    const { left, sign } = picture;
    const wage = valueOf(wish[1], wish[2]);
    const safe = Math.floor((left * 2) / 30) * 10;
    return wage <= safe
      ? `Yes: of the ${money(left, sign)} that is left, ${money(wage, sign)} for you leaves ${money(left - wage, sign)} for tax, repairs and the bad month, as far as your lines are all of them.`
      : `Not yet: ${money(left, sign)} is left, and about ${money(safe, sign)} of it may be your wage, so that a third stays for tax, repairs and the bad month. For ${money(wage, sign)} there would have to be ${money(Math.ceil((wage * 1.5) / 10) * 10, sign)} left.`;
  },
  safeWage: ({ all }) => {
    const picture = pictureIn(all);
    return picture && picture.left > 0
      ? money(Math.floor((picture.left * 2) / 30) * 10, picture.sign)
      : undefined;
  },
  priceRise: ({ message, all }) => {
    const picture = pictureIn(all);
    const percent = Number(/\b(\d{1,2}) ?(?:%|percent)/i.exec(message)?.[1]);
    if (!picture || !percent || !/\b(?:raise|rise|price|prices|charge)/i.test(message))
      return undefined;
    const more = Math.round((picture.income * percent) / 100);
    const { income, left, sign } = picture;
    const lost = Math.floor((100 * percent) / (100 + percent));
    return `${percent} percent more on ${money(income, sign)} is ${money(more, sign)} a month, at the same work; from ${money(left, sign)} left it becomes ${money(left + more, sign)}. You could lose about ${lost} of a hundred customers before you take in less than today, and would have less material to buy.`;
  },
  leftShort: ({ all }) => {
    const picture = pictureIn(all);
    return picture && picture.left > 0 ? money(picture.left, picture.sign) : undefined;
  },
  leftMeans: ({ all }) => {
    const picture = pictureIn(all);
    if (!picture) return undefined;
    const { income, left, sign, out } = picture;
    const isHouse = out.filter(({ label }) => HOUSE.test(label)).length > 2;
    if (left < 0)
      return 'Every month this eats what you have, or borrows it. That is no verdict on you; it only cannot stay so. The next question is which line could be smaller within thirty days.';
    if (isHouse)
      return `That ${money(left, sign)} is your “rest I don’t know”: nobody spends it, and it is gone, ${money(Math.round(left / 4.3), sign)} a week. ${out.some(({ label }) => /card/i.test(label)) ? 'As long as only the minimum goes to the cards, they grow behind your back; ' : ''}a part of that rest, put there on the first of the month, is the quickest wage you can earn.`;
    return `Is that all right? It pays nobody for a bad month yet: your own wage, your tax and every repair have to come out of that ${money(left, sign)}, so it is not a wage but what has not yet been spent. ${share(largest(picture).value, income)} percent goes to ${largest(picture).label.toLowerCase()}, the largest line. “I take what’s left” puts you last in your own firm; take a fixed sum on a fixed day instead, even if it is small.`;
  },
  leftAsk: ({ all }) => {
    const picture = pictureIn(all);
    if (!picture) return undefined;
    return picture.out.length > 5
      ? `Write down for two weeks what that rest is made of. What do you guess is the largest piece of it?`
      : `How much of it did you truly take home in the last three months, on average?`;
  },
  leftLine: ({ all }) => {
    const picture = pictureIn(all);
    return (
      picture &&
      `You have more than you think: ${money(picture.income, picture.sign)} in, and after the lines you name ${money(picture.left, picture.sign)} left.`
    );
  },
  backwards: (told) => {
    const picture = pictureIn(told.all);
    const goal = goalIn(told.message) ?? goalIn(told.all);
    return picture && goal ? plan(picture, goal) : undefined;
  },
  carSum: ({ all }) => {
    const picture = pictureIn(all);
    const car = picture?.out.find(({ label }) => /car/i.test(label));
    return car && picture ? money(car.value, picture.sign) : undefined;
  },
  restLine: ({ all }) => {
    const picture = pictureIn(all);
    return picture && picture.left > 0
      ? `A third of that rest, ${money(Math.round(picture.left / 30) * 10, picture.sign)}, can usually be found by writing it down for two weeks.`
      : undefined;
  },
};
