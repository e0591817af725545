import { counted } from '../../library/facts/counts.ts';
import { money, signIn } from '../../library/facts/sums.ts';
import type { Fact } from '../../library/types.ts';

const NUMBER = String.raw`(\d+|one|two|three|four|five|six|seven|eight|nine|ten)`;
const numberBefore = (words: string, text: string): number | undefined => {
  const found = new RegExp(String.raw`\b${NUMBER} (?:${words})`, 'i').exec(text)?.[1];
  return found === undefined ? undefined : counted(found);
};

/** So much of the tips goes to those who serve; the rest to kitchen and dishes. */
const SERVING = 0.7;

/** What was told of a sum: the last one with thousands parted or with a sign. */
const lastTotal = (text: string): number | undefined => {
  const found = [...text.matchAll(/[$£€](\d[\d,]*)|\b(\d{1,3}(?:,\d{3})+)\b/g)].at(-1);
  return found && counted(found[1] ?? found[2]);
};

/** Sums that are divided among people, reckoned from what was told. */
export const splitFacts: Readonly<Record<string, Fact>> = {
  tipSplit: ({ all }) => {
    const total = lastTotal(all);
    const serving = numberBefore('girls|waitress|waiters|servers|in front', all);
    const cooks = numberBefore('in the kitchen|cooks?|kitchen', all);
    const behind = (cooks ?? 0) + (/\bdishwasher\b/i.test(all) ? 1 : 0);
    if (total === undefined || !serving || behind === 0) return undefined;
    const sign = signIn(all);
    const front = Math.round(total * SERVING);
    const each = (sum: number, count: number): string => money(Math.round(sum / count), sign);
    return (
      `On ${money(total, sign)} that is ${money(front, sign)} for the ${serving} who serve, about ` +
      `${each(front, serving)} each, and ${money(total - front, sign)} for the ${behind} behind, ` +
      `about ${each(total - front, behind)} each, if all worked the same hours.`
    );
  },
  hoursSplit: ({ message, all }) => {
    const hours = [...all.matchAll(/\b(\d{1,2})(?: hours| h\b|(?= since|(?=,? and we)))/g)].map(
      ([, one]) => counted(one),
    );
    const [mine, other] = hours;
    const total = lastTotal(message) ?? lastTotal(all);
    if (mine === undefined || other === undefined || hours.length > 2 || total === undefined)
      return undefined;
    const sign = /[$£€]/.test(all) ? signIn(all) : '';
    const part = (one: number): string => money(Math.round((total * one) / (mine + other)), sign);
    return (
      `${mine} and ${other} are ${mine + other} hours. If ${money(total, sign)} is all there is, that is ` +
      `${part(mine)} for the ${mine} hours and ${part(other)} for the ${other}, and nothing is left to share.`
    );
  },
};
