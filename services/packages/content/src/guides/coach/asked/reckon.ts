import { counted } from '../../library/facts/counts.ts';
import type { Fact } from '../../library/types.ts';

/** A sum of money as it was written, what it comes to, and how to write another like it. */
interface Amount {
  value: number;
  at: number;
  before: string;
  behind: string;
}

const TIMES: Readonly<Record<string, number>> = {
  k: 1e3,
  grand: 1e3,
  thousand: 1e3,
  lakh: 1e5,
  million: 1e6,
  crore: 1e7,
};
const UNIT = String.raw`dollars?|euros?|pounds?|pesos|shillings|cedis|kwacha|zł|złoty|zloty|rupees|kroner|kronor|rand|naira|birr|taka|lei|leva|reais|soles|won|yen|francs?|forint|baht|dong|lira|JMD|AUD|CAD|€|zł`;
const AMOUNT = new RegExp(
  String.raw`(?<![\w.,])(?<before>US\$|[$€£₱₦₹]|R(?=\d)|Rs\.? ?|KSh ?)?(?<digits>\d{1,3}(?:[., \u00A0]\d{3})+(?!\d)|\d+(?:\.\d+)?)(?: ?(?<times>k|grand|thousand|lakh|million|crore)\b)?(?: ?(?<unit>${UNIT})(?![\p{L}]))?`,
  'giu',
);

const amountsIn = (text: string): Amount[] =>
  [...text.matchAll(AMOUNT)].map(({ groups, index }) => {
    const { before = '', digits = '', times = '', unit = '' } = groups ?? {};
    const bare = /^\d{1,3}(?:[., \u00A0]\d{3})+$/.test(digits)
      ? digits.replaceAll(/[., \u00A0]/g, '')
      : digits;
    return {
      value: Number(bare) * (TIMES[times.toLowerCase()] ?? 1),
      at: index,
      before,
      behind: unit && (unit === '€' ? ' €' : ` ${unit}`),
    };
  });

const written = (value: number, { before, behind }: Amount): string =>
  `${before}${Math.round(value).toLocaleString('en-US')}${behind}`;

const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split(
    '|',
  );
const inYear = MONTHS.length;
const NAME = `(${MONTHS.join('|')})`;
const monthAt = (name = ''): number =>
  MONTHS.findIndex((one) => one.toLowerCase() === name.toLowerCase());
const between = (from: number, to: number): number[] =>
  Array.from({ length: ((to - from + inYear) % inYear) + 1 }, (_, at) => (from + at) % inYear);

/** The months that a piece of text names: "July to September and in January". */
const monthsIn = (text: string): number[] => {
  const ranges = [
    ...text.matchAll(new RegExp(String.raw`${NAME} (?:to|till|until|-|–) ${NAME}`, 'gi')),
  ];
  const spans = ranges.flatMap(([, from, to]) => between(monthAt(from), monthAt(to)));
  const rest = ranges.reduce((all, [range]) => all.replace(range, ''), text);
  const single = [...rest.matchAll(new RegExp(NAME, 'gi'))].map(([, name]) => monthAt(name));
  return [...new Set([...spans, ...single])];
};

const mostMonths = 600;
const countOf = (months: number): string => {
  const [years, left] = [Math.floor(months / inYear), months % inYear];
  const say = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  return [years > 0 ? say(years, 'year') : '', left > 0 ? say(left, 'month') : '']
    .filter((part) => part !== '')
    .join(' and ');
};

interface Saving {
  goal: Amount;
  had: Amount | undefined;
}

const behind = (text: string, pattern: string): Amount | undefined => {
  const found = new RegExp(pattern, 'iu').exec(text);
  return found ? amountsIn(text.slice(found.index + found[0].length).slice(0, 24))[0] : undefined;
};

/** What is saved for, and what is there of it already. */
const savingIn = (all: string, message: string, pace: number): Saving | undefined => {
  const had = behind(
    all,
    String.raw`\b(?:have|got|saved)(?: already| put up| put aside)? (?=\D{0,4}\d[^.?!]{0,14}(?:already|put|saved|aside))|\bhave already `,
  );
  const left = /([\s\S]{0,16}) left\b/i.exec(message);
  const named = behind(
    message,
    String.raw`\b(?:that[’']?s|down,? that[’']?s|is) (?=\D{0,3}\d{2,3}[ ,.]?\d{3})`,
  );
  const open = left ? amountsIn(left[1]!).at(-1) : undefined;
  const others = amountsIn(all).filter(
    ({ value }) => value > pace * 2 && value !== had?.value && !(value > 1900 && value < 2100),
  );
  const goal = named ?? open ?? others.toSorted((one, other) => other.value - one.value)[0];
  return goal && goal.value > pace
    ? { goal, had: had && had.value < goal.value ? had : undefined }
    : undefined;
};

/** "85,000 in July to September and in January, and only 20,000 in the other months": month by month. */
const bySeason: Fact = ({ message, all }) => {
  const found =
    new RegExp(
      String.raw`([^.?!]{0,20}\d[\d,. ]*) (?:in|from)(?: the months (?:of|from))? ((?:(?:in |and |to |till |until |,|–|-| )*${NAME})+)[^.?!]{0,50}?(?:only )?(\d[\d,. ]*\d) in the (?:other|rest)`,
      'i',
    ).exec(message) ?? undefined;
  const zero = new RegExp(
    String.raw`${NAME} (?:to|till|until|-|–) ${NAME} (?:it is|it[’']s|is) zero`,
    'i',
  ).exec(all);
  const pace = found
    ? amountsIn(found[1]!).at(-1)
    : behind(all, String.raw`\b(?:put aside|save|saves?|set aside) (?:now )?(?=\d)`);
  if (!pace || (!found && !zero)) return undefined;
  const many = found ? monthsIn(found[2]!) : [];
  const few = found ? amountsIn(found.at(-1)!)[0]! : undefined;
  const none = zero ? between(monthAt(zero[1]), monthAt(zero[2])) : [];
  const inMonth = (month: number): number =>
    found
      ? many.includes(month)
        ? pace.value
        : few!.value
      : none.includes(month)
        ? 0
        : pace.value;
  const saving = savingIn(all, message, Math.max(pace.value, 1));
  if (!saving) return undefined;
  const told = new RegExp(
    String.raw`\b(?:start|starting|begin|from)(?: in| this| next)* ${NAME}`,
    'i',
  ).exec(message)?.[1];
  const start = told ? monthAt(told) : none.length > 0 ? (none.at(-1)! + 1) % inYear : 0;
  let sum = saving.had?.value ?? 0;
  let months = 0;
  while (sum < saving.goal.value && months < mostMonths) {
    sum += inMonth((start + months) % inYear);
    months += 1;
  }
  if (months >= mostMonths) return undefined;
  const yearly = MONTHS.reduce((all_, _, month) => all_ + inMonth(month), 0);
  const { goal, had } = saving;
  const way = found
    ? `${many.length} months at ${written(pace.value, pace)} and ${inYear - many.length} at ${written(few!.value, pace)}`
    : `${inYear - none.length} months at ${written(pace.value, pace)}`;
  return [
    `A year brings ${way}, together ${written(yearly, goal)}.`,
    had
      ? `${written(goal.value, goal)} less the ${written(had.value, goal)} you have is ${written(goal.value - had.value, goal)}.`
      : `You need ${written(goal.value, goal)}.`,
    `If the first month is ${MONTHS[start]}, you get there after ${countOf(months)}, in ${MONTHS[(start + months - 1) % inYear]}. Show it month by month: each month’s sum, and the total so far beside it.`,
  ].join(' ');
};

/** How much faster it goes with half as much again. */
const more = 1.5;

/** "20% down, that’s 124 000. If I put aside 900 a month how many years". */
const bySaving: Fact = ({ message, all }) => {
  // "So when is it?" leans on the pace that was told before.
  const told = /\d/.test(message) || !/\b(?:when|how long|date)\b/i.test(message) ? message : all;
  const pace =
    behind(
      told,
      String.raw`\b(?:put(?:ting)? (?:aside|by|away|up)|save|set aside|keep) (?=\D{0,3}\d)`,
    ) ?? behind(told, String.raw`(?=[$€£₱R]?\d[\d,. ]* (?:\w+ )?(?:a|per|each) (?:month|week))`);
  const per = /\b(?:a|per|each|every) (month|week)\b/i.exec(told)?.[1];
  if (!pace || !per) return undefined;
  const saving = savingIn(all, message, pace.value);
  if (!saving || /\byears?\b[^?]*\bhow much\b/i.test(message)) return undefined;
  const { goal, had } = saving;
  const left = goal.value - (had?.value ?? 0);
  const months = Math.ceil(left / pace.value);
  const start = had
    ? `${written(goal.value, goal)} less ${written(had.value, goal)} is ${written(left, goal)}; at`
    : `${written(goal.value, goal)} at`;
  return `${start} ${written(pace.value, goal)} a ${per} takes ${months} ${per}s${per === 'month' && months > inYear ? `, that is ${countOf(months)}` : ''}. With half as much again, ${written(pace.value * more, goal)}, it would be ${Math.ceil(left / (pace.value * more))} ${per}s.`;
};

const weeks = 48;
/** Smaller numbers are mostly no money. */
const least = 100;

/** "I charge 160 a head and keep 130 after hair: how many heads is 85 thousand". */
const byPiece: Fact = ({ message, all }) => {
  const thing = /\bhow many (\p{L}+)/iu.exec(message)?.[1];
  const kept =
    behind(message, String.raw`\bkeep (?:like |about |around |maybe )?(?=\D{0,3}\d)`) ??
    behind(all, String.raw`\bkeep (?:like |about |around |maybe )?(?=\D{0,3}\d)`);
  if (!thing || !kept || kept.value <= 0 || /^(?:years?|months?|weeks?)$/i.test(thing))
    return undefined;
  const goal = amountsIn(message).toSorted((one, other) => other.value - one.value)[0]!;
  if (goal.value <= kept.value * 2) return undefined;
  const count = Math.ceil(goal.value / kept.value);
  return `${written(goal.value, goal)} divided by the ${written(kept.value, kept)} you keep is ${count.toLocaleString('en-US')} ${thing}. Over ${weeks} working weeks that’s ${(count / weeks).toFixed(1)} a week. Hold it against how many you do now in an ordinary week; what’s missing is either more of them, a higher price, or a smaller number.`;
};

/** "96,000 per semester, 4 semesters". */
const byTimes: Fact = ({ message }) => {
  const found =
    /(?<!\d)(\d[\d,. ]{1,14}\d)(?: \p{L}{1,12})? (?:per|a|each) (semester|term|month|week|year|piece|head|session|quarter)\b/iu.exec(
      message,
    );
  const times =
    found &&
    new RegExp(
      String.raw`\b(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten) (?:more )?${found[2]}s\b`,
      'i',
    ).exec(message);
  const each = found && amountsIn(found[0])[0];
  if (!times || !each) return undefined;
  return `${times[1]} times ${written(each.value, each)} is ${written(counted(times[1]) * each.value, each)}.`;
};

const cuts =
  /\b(?:cut|take|leave|strike|drop)\b[^.?!]{0,30}\bout\b|\b(?:cut|strike|drop)\b|\bwithout (?:it|that|the)\b/i;

/** "What if I cut the room out? It was 1,200,000": what is left of the largest sum. */
const byCut: Fact = ({ message, all }) => {
  const parts = amountsIn(message).filter(({ value }) => value >= least);
  const whole = amountsIn(all).toSorted((one, other) => other.value - one.value)[0];
  const [part] = parts;
  if (!cuts.test(message) || parts.length !== 1 || !whole || part!.value * 20 < whole.value)
    return undefined;
  if (part!.value >= whole.value) return undefined;
  return `${written(whole.value, whole)} less ${written(part!.value, whole)} is ${written(whole.value - part!.value, whole)}. Before you strike it, ask for whom it stands there; what’s care for somebody may better be moved to a later date, and something else go first.`;
};

/** What a message asks to be reckoned, shown with the figures that were told; nothing where one of them is in doubt. */
export const sumAnswer: Fact = (told) =>
  [bySeason, byPiece, bySaving, byTimes, byCut]
    .map((rule) => rule(told))
    .find((line) => line !== undefined);
