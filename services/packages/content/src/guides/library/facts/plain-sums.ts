import { counted } from './counts.ts';
import {
  COUNT,
  MONTHS,
  SUM,
  WEEKS,
  find,
  shown,
  valueOf,
  type SumRule,
  type ToldSum,
} from './sum-words.ts';

const asksSum =
  /\bhow (?:much|many|long)\b|\bwhat[’']?s (?:that|it|the difference)\b|\bthat[’']s what\b|\bdifference\b|\bwhat would\b|\bwork it out\b|\bwhat remains\b|\bwhat each\b/i;

const made = (line: string, next: string, result: string): ToldSum => ({ line, next, result });

/** "If he pays back at 200 a month, how long"; "how many months would he need with 500". */
export const paidBack: SumRule = ({ all, message }) => {
  if (!/\bhow (?:long|many (?:months|weeks))\b/i.test(message)) return undefined;
  const part = find(
    message,
    String.raw`\b(?:at|of|with|by) ${SUM}(?: (?:a|per|each|every|in the) (month|week))?`,
  );
  const total =
    find(all, String.raw`\bow(?:e|es|ed|ing) (?:me |us |him |her |them )?(?:about )?${SUM}`)?.[1] ??
    find(all, String.raw`${SUM}(?: [a-z]+)? worth\b`)?.[1];
  if (!part || !total || valueOf(part[1]!) <= 0 || valueOf(part[1]!) >= valueOf(total))
    return undefined;
  const unit =
    part[2]?.toLowerCase() ??
    /\bhow many (month|week)s\b/i.exec(message)?.[1]?.toLowerCase() ??
    'month';
  const exact = valueOf(total) / valueOf(part[1]!);
  const count = Math.ceil(exact);
  const last = valueOf(total) - (count - 1) * valueOf(part[1]!);
  const rest = Number.isInteger(exact) ? '' : `, the last part being ${shown(last, total)}`;
  return made(
    `${total.trim()} at ${part[1]!.trim()} a ${unit} takes ${count} ${unit}s${rest}.`,
    'Write the first and the last date down; a plan with an end is easier to keep.',
    `${count} ${unit}s`,
  );
};

/** "Average dropped from 5,400 to 3,900, 9 a month: how much is that a month". */
export const droppedBy: SumRule = ({ all, message }) => {
  const drop = find(all, String.raw`\b(?:dropped|fell|went down|down|drops) from ${SUM} to ${SUM}`);
  const count = find(all, String.raw`\b${COUNT} [a-z]+ (?:a|per) (month|week)\b`);
  if (!drop || !count || !asksSum.test(message)) return undefined;
  const each = valueOf(drop[1]!) - valueOf(drop[2]!);
  const result = shown(each * counted(count[1]), drop[1]!);
  return each <= 0
    ? undefined
    : made(
        `${drop[1]!.trim()} less ${drop[2]!.trim()} is ${shown(each, drop[1]!)}; times ${count[1]} that is ${result} a ${count[2]}.`,
        'That is takings and not profit: what the dearer ones cost you to buy comes off it.',
        result,
      );
};

/** "raised to 9.80 a kilo, the new one offers 8.10, I use 240 kilos a month: the difference in a year". */
export const twoPrices: SumRule = ({ all, message }) => {
  if (!/\bdifference\b|\bhow much (?:do|would|could|is)\b/i.test(message)) return undefined;
  const old = find(all, String.raw`\bto ${SUM} (?:a|per) ([a-z]+)\b`);
  const other = find(all, String.raw`\b(?:offers?|asks?|takes|charges|sells? at) ${SUM}`)?.[1];
  const count =
    old && find(all, String.raw`(?<![\d.,])(\d[\d,]*) ${old[2]}s? (?:a|per) (month|week)\b`);
  if (!old || !other || !count) return undefined;
  const each = Math.abs(valueOf(old[1]!) - valueOf(other));
  const monthly = each * counted(count[1]);
  const result = shown(monthly * (count[2] === 'week' ? WEEKS : MONTHS), other);
  return made(
    `${old[1]!.trim()} less ${other.trim()} is ${shown(each, other)} a ${old[2]}; times ${count[1]} that is ${shown(monthly, other)} a ${count[2]}, ${result} a year.`,
    'That is the price of staying; now you can ask whether it is worth that.',
    result,
  );
};

/** "a deposit of 15,000, 4,300 in fabric and about 12 hours; if I count my hours at 180, how much do I keep". */
export const keptOfDeposit: SumRule = ({ all, message }) => {
  const rate = find(message, String.raw`\bhours? at ${SUM}`)?.[1];
  const deposit = find(all, String.raw`\bdeposit (?:of |was |is )?${SUM}`)?.[1];
  const stuff = find(
    all,
    String.raw`${SUM}(?: [a-z]+)? (?:in|for|of) (?:the )?(?:fabric|material|materials|wood|food|goods|parts)`,
  )?.[1];
  const hours = find(all, String.raw`\b(\d{1,3}) hours\b`)?.[1];
  if (!rate || !deposit || !stuff || !hours) return undefined;
  const work = valueOf(rate) * Number(hours);
  const kept = work + valueOf(stuff);
  if (kept > valueOf(deposit)) return undefined;
  const back = shown(valueOf(deposit) - kept, deposit);
  return made(
    `${hours} hours at ${rate.trim()} are ${shown(work, deposit)}; with ${stuff.trim()} that is ${shown(kept, deposit)} to keep, and ${back} goes back.`,
    'Show them the three lines; what can be counted shames nobody.',
    back,
  );
};

/** "13 no-shows, average ticket 68: that’s what". */
export const countOfAverage: SumRule = ({ message }) => {
  const found = find(
    message,
    String.raw`\b(\d{1,4}) [a-z-]+(?: [a-z]+)?,? (?:at an )?average (?:[a-z]+ )?(?:is |of )?${SUM}`,
  );
  if (!found || !asksSum.test(message)) return undefined;
  const result = shown(Number(found[1]) * valueOf(found[2]!), found[2]!);
  return made(
    `${found[1]} times ${found[2]!.trim()} is ${result}.`,
    'Not all of it is lost: what you did in those hours instead comes off it.',
    result,
  );
};

/** "First year 60, then 120, then 180 a month". */
export const yearByYear: SumRule = ({ message }) => {
  const found = find(
    message,
    String.raw`\bfirst year ${SUM},? then ${SUM}(?:,? (?:and )?then ${SUM})? a month`,
  );
  if (!found) return undefined;
  const each = found.slice(1).filter((one) => one !== undefined);
  const years = each.map((one) => valueOf(one) * MONTHS);
  const result = shown(
    years.reduce((one, other) => one + other, 0),
    each[0]!,
  );
  return made(
    `${each.map((one, at) => `12 times ${one.trim()} is ${shown(years[at]!, one)}`).join(', ')}; together ${result}.`,
    'Whether she may ask for all of it, the contract and the law where you are decide; an hour with a tenants’ adviser tells you.',
    result,
  );
};

/** "£780 a month … to 1,050 over three years in equal lumps". */
export const equalSteps: SumRule = ({ all, message }) => {
  const goal = find(message, String.raw`\bto ${SUM} (?:over|in|within) ${COUNT} (year|month)s?\b`);
  const now = find(all, String.raw`${SUM} (?:a|per) month`)?.[1];
  if (!goal || !now || !/\bequal|\bsteps?\b|\blumps?\b/i.test(message)) return undefined;
  const step = (valueOf(goal[1]!) - valueOf(now)) / counted(goal[2]);
  const result = shown(step, now);
  return step <= 0
    ? undefined
    : made(
        `${goal[1]!.trim()} less ${now.trim()} is ${shown(valueOf(goal[1]!) - valueOf(now), now)}; in ${goal[2]} equal steps that is ${result} more each ${goal[3]}.`,
        'Put all the steps on one page with their dates, so that none comes as a surprise.',
        result,
      );
};

/** "340 a week going out … would cost us maybe 120, how much do we save in a year". */
export const savedInYear: SumRule = ({ all, message }) => {
  const now = find(all, String.raw`${SUM} (?:a|per) (week|month)\b`);
  const then = find(
    message,
    String.raw`\bcosts? (?:us |me )?(?:maybe |about |perhaps )?${SUM}`,
  )?.[1];
  if (!now || !then || !/\bsave\b[^?]*\byear\b/i.test(message)) return undefined;
  const each = valueOf(now[1]!) - valueOf(then);
  const result = shown(each * (now[2] === 'week' ? WEEKS : MONTHS), now[1]!);
  return each <= 0
    ? undefined
    : made(
        `${now[1]!.trim()} less ${then.trim()} is ${shown(each, now[1]!)} a ${now[2]}, so ${result} a year.`,
        'Take that figure along when you tell the others; it is the reason, and nobody is blamed by it.',
        result,
      );
};

/** "My tourists were about 140, I showed 65, each pays 18 000: how much did I not show". */
export const notShown: SumRule = ({ message }) => {
  const found = find(
    message,
    String.raw`\b(\d{1,5})\b[^.?!]{0,24},? (?:i |we )?(?:showed|declared|reported|booked|counted) (?:only )?(\d{1,5}),? each (?:pays|paid|is|costs?) (\d{1,3}(?:[ ,]\d{3})+|\d+)`,
  );
  if (!found) return undefined;
  const [some, less] = [Number(found[1]), Number(found[2])];
  const price = found[3]!.replaceAll(' ', ',');
  const result = shown((some - less) * valueOf(price), price);
  return some <= less
    ? undefined
    : made(
        `${some} less ${less} is ${some - less}; times ${price} that is ${result}.`,
        'If each stayed more than one night, it is that many times more. This is what goes to the accountant, not what you owe.',
        result,
      );
};

/** "I take 10% a month … say I drop to 5 … on 60 grand". */
export const lowerRate: SumRule = ({ all, message }) => {
  const now = find(all, String.raw`\b(\d{1,2}) ?(?:%|percent) (?:a|per) (month|year)`);
  const then = find(
    message,
    String.raw`\b(?:drop|go down|come down|lower it|go) to (\d{1,2})\b`,
  )?.[1];
  const sum = find(message, String.raw`\bon ${SUM}`)?.[1];
  if (!now || !then || !sum || Number(then) >= Number(now[1])) return undefined;
  const result = shown((valueOf(sum) * (Number(now[1]) - Number(then))) / 100, sum);
  return made(
    `${now[1]} percent less ${then} is ${Number(now[1]) - Number(then)} percent; of ${sum.trim()} that is ${result} a ${now[2]}.`,
    'That is what the change costs if nothing else changes; some of it comes back from people who pay.',
    result,
  );
};

/** "0.42 per piece … 52,000 pieces a month. If I got 0.45, what would each of the 22 get". */
export const centsMore: SumRule = ({ all, message }) => {
  const now = find(all, String.raw`${SUM}(?: [a-z]+)? per piece`)?.[1];
  const then = find(message, String.raw`\bif (?:i|we) (?:got|get|had) ${SUM}`)?.[1];
  const pieces = find(all, String.raw`(?<![\d.,])(\d[\d,]*) pieces (?:a|per) month`)?.[1];
  const people = find(all, String.raw`\b(\d{1,4}) (?:women|men|workers|people|staff)\b`)?.[1];
  if (!now || !then || !pieces || !people) return undefined;
  const more = (valueOf(then) - valueOf(now)) * counted(pieces);
  const result = shown(Math.round((more / Number(people)) * 100) / 100, now);
  return more <= 0
    ? undefined
    : made(
        `${then.trim()} less ${now.trim()} times ${pieces} is ${shown(Math.round(more), now)} a month; for ${people} that is ${result} each.`,
        'Keep this line for the talk with the buyer: it says where every cent would go.',
        result,
      );
};
