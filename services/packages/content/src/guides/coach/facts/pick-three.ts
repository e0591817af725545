import type { Fact } from '../../library/types.ts';

/** Why something is done first, the most pressing first. */
const reasons: readonly (readonly [reason: string, signs: RegExp])[] = [
  [
    'it’s broken and costs you money every day',
    /\b(?:dead|broken?|leak\w*|down|stopped|doesn[’']?t work|won[’']?t start|fix|repair)\b/i,
  ],
  [
    'somebody else has set the date, and it gets dearer if it’s missed',
    /\b(?:insurance|tax|letter|permit|licen[cs]e|fine|deadline|due|rent|bank|invoice|inspection|payroll|wages)\b/i,
  ],
  [
    'it gives you back the strength for all the rest',
    /\b(?:day off|rest|sleep|doctor|dentist|physio|holiday|sabbath|nap|weekend off)\b/i,
  ],
];

/** What stands between commas behind "pick three …" and a stop or a colon. */
const listIn = (message: string): string[] =>
  (/\b(?:pick|choose|which)\b[^.:?!]*[.:?!]([^]+)$/i.exec(message)?.[1] ?? '')
    .split(/[,;\n]|\.\s|\.$/)
    .map((one) => one.trim().replace(/^(?:and|or) /i, ''))
    .filter((one) => one.length > 2);

const fewest = 4;

const asSaid = (item: string): string =>
  item.replaceAll(/\bmy\b/gi, 'your').replaceAll(/\bme\b/gi, 'you');

/** Three of a list that was told, by a rule and with its reason: what is broken, what has a date, what rests. */
export const pickThree: Fact = ({ message }) => {
  const items = listIn(message);
  if (items.length < fewest) return undefined;
  const chosen = reasons.flatMap(([reason, signs]) => {
    const item = items.find((one) => signs.test(one));
    return item ? [`${asSaid(item)}: ${reason}.`] : [];
  });
  const [first, second, third] = chosen;
  if (!first || !second) return undefined;
  return [
    `I’d take these, in this order. First, ${first}`,
    `Second, ${second}`,
    ...(third ? [`Third, ${third}`] : ['The third place stays free for what comes up.']),
  ].join(' ');
};
