import { counted } from '../../library/facts/counts.ts';
import { money, signIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const thousand = 1000;
const number = (digits = ''): number => Number(digits.replaceAll(',', ''));
/** A worth and a debt in one breath: "212,000" and "340" mean thousands alike. */
const alike = (value: number, other: number): number =>
  value < thousand && other >= 10 * thousand ? value * thousand : value;

const pairIn = (text: string): { worth: number; owed: number } | undefined => {
  const owed = /\bowe (?:about )?[$£€]?(\d[\d,]*)(k\b)?|(?<![\d,])(\d[\d,]{0,11})(k\b)? left/i.exec(
    text,
  );
  const worth = /\bworth (?:about |perhaps |maybe |around |roughly )?[$£€]?(\d[\d,]*)(k\b)?/i.exec(
    text,
  );
  const debt = number(owed?.[1] ?? owed?.[3]) * ((owed?.[2] ?? owed?.[4]) ? thousand : 1);
  const value = number(worth?.[1]) * (worth?.[2] ? thousand : 1);
  if (!(debt > 0 && value > 0)) return undefined;
  return { worth: alike(value, debt), owed: alike(debt, value) };
};

const needs: readonly (readonly [RegExp, string])[] = [
  [
    /\bsafe|secur|calm|stable\b/i,
    '**Certainty.** It wants safe ground: no surprises, enough money, a plan.',
  ],
  [
    /\bseen|respect|important|proud|matter\b/i,
    '**Significance.** It wants to be seen and to count.',
  ],
  [/\badventure|fun|change|bored|new\b/i, '**Variety.** It wants change and surprise.'],
  [/\blove|close|belong|lonely\b/i, '**Love and connection.** It wants to belong.'],
  [/\blearn|better|stretch\b/i, '**Growth.** It wants to learn and get further.'],
  [/\bgiv|serv|help\b/i, '**Contribution.** It wants to give.'],
];

/** What is reckoned and named in talks about the modules. */
export const dayFacts: Readonly<Record<string, Fact>> = {
  worthTold: ({ message, all }) => {
    const pair = pairIn(message);
    if (!pair) return undefined;
    const sign = signIn(all);
    const left = pair.worth - pair.owed;
    const named = left < 0 ? `minus ${money(-left, sign)}` : `plus ${money(left, sign)}`;
    return `${money(pair.worth, sign)} it would bring, less ${money(pair.owed, sign)} owed: ${named}. That is the line you write down.`;
  },
  soldTold: ({ message, all }) => {
    const got = number(
      /\b(?:charged|sold|got|asked|paid me)\b[^.?!]{0,30}?[$£€]?(\d[\d,]{1,6})\b/i.exec(
        message,
      )?.[1],
    );
    const hours = number(/\b(\d{1,3}) hours?\b/i.exec(message)?.[1]);
    const cost = number(
      /\b(?:wood|material|materials|parts|fabric|ingredients|cost)\b[^.?!]{0,20}?[$£€]?(\d[\d,]{1,6})\b/i.exec(
        message,
      )?.[1],
    );
    const sign = signIn(all);
    if (got > 0 && hours > 0)
      return `${money(got, sign)} for ${hours} hours is ${money(Math.round((got / hours) * 100) / 100, sign)} an hour, before any cost.`;
    return got > cost && cost > 0
      ? `${money(got, sign)} less ${money(cost, sign)} for the material leaves ${money(got - cost, sign)} for all your hours, the shop and the tools.`
      : undefined;
  },
  goalLeft: ({ all }) => {
    const goal = number(/\bgoal of (\d+)/i.exec(all)?.[1]);
    const have = number(/\bi have (\d+)/i.exec(all)?.[1]);
    const end = number(/\bby \p{Lu}\p{Ll}+ (\d{1,2})/u.exec(all)?.[1]);
    const today = number(/\btoday is (?:the )?(\d{1,2})/i.exec(all)?.[1]);
    if (!(goal > have && have > 0)) return undefined;
    const days = end > today && today > 0 ? ` in ${end - today} days` : '';
    return `You have ${have} of ${goal}; that leaves ${goal - have}${days}. It will probably not be reached, and that is no verdict on you.`;
  },
  goalDone: ({ all }) => /\bi have (\d+)/i.exec(all)?.[1],
  growTold: ({ all }) => {
    const found = /\bfrom (\w+) (?:\w+ )?to (\w+)/i.exec(all);
    const [now, then] = [counted(found?.[1] ?? ''), counted(found?.[2] ?? '')];
    return then > now && now > 0
      ? `From ${now} to ${then} is ${then - now} more, so what you do now has to carry ${Math.round((100 * then) / now - 100)} percent more.`
      : undefined;
  },
  needAsked: ({ message }) => {
    const about = /\b(?:which|wich|what)\b[^]*$/i.exec(message)?.[0] ?? message;
    return needs.find(([named]) => named.test(about))?.[1].replaceAll('**', '');
  },
};
